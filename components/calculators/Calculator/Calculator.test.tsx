import { useLayoutEffect } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  alertText,
  calculator,
  exact,
  field,
  slider,
  type,
  visit,
  visitsWithClock,
  wait,
} from '../state/calculator-visit.fixture';

visitsWithClock();

test('typing a load and a bill updates the figures and their heading at once and moves the slider', () => {
  visit();
  type('load', '5');
  type('bill', '₹ 5,000.00/-');
  expect([exact('kw'), exact('saving'), exact('net-cost')]).toEqual(['5', '3751.11', '177000']);
  expect(screen.getByRole('heading', { name: 'For ₹5,000 at 5 kW' })).toBeVisible();
  expect(slider()).toHaveValue('5000');
});

test('an amount of one lakh or more is also written in lakhs, such as "1.77 lakh"', () => {
  visit();
  const cost = () => screen.getByText('Label net-cost').nextElementSibling;
  type('bill', '2000');
  expect(cost()).toHaveTextContent(/^₹40,000$/);
  type('load', '5');
  type('bill', '5000');
  expect(cost()).toHaveTextContent(/^₹1,77,0001.77 lakh$/);
});

test('moving the slider fills in the bill, empties the units and updates the figures', () => {
  visit();
  type('units', '300');
  fireEvent.input(slider(), { target: { value: '2000' } });
  expect([field('bill').value, field('units').value, exact('net-cost')]).toEqual(['2000', '', '40000']);
});

test('few hours of electricity a day lower the saving, show a note and are in the address, until they are emptied', () => {
  visit();
  const note = () => screen.queryByText(/^Nothing while the grid is off/);
  expect(note()).toBeNull();
  type('supply', '4');
  expect([exact('kw'), exact('saving')]).toEqual(['3', '775.42']);
  expect(note()).toBeVisible();
  wait(1000);
  expect(location.hash).toBe('#v=1&supply=4');
  type('supply', '');
  expect([exact('saving'), note()]).toEqual(['2178.62', null]);
});

test('unusable hours of electricity get a message and do not change the saving', () => {
  visit('#v=1&supply=4');
  type('supply', '4.25');
  wait(2000);
  expect(alertText()).toMatch(/^Your supply: 4 or 4.5, please./);
  type('supply', '13');
  wait(2000);
  expect(alertText()).toMatch(/^Your supply: From 1 to 12, please./);
  expect(exact('saving')).toBe('775.42');
});

test('the hours of electricity in a shared link are filled in and used', () => {
  visit('#v=1&bill=2000&supply=9');
  expect([field('supply').value, exact('kw')]).toEqual(['9', '3']);
});

describe('the load of the connection', () => {
  const load = () => field('load');
  const isEstimate = () => load().getAttribute('aria-describedby')!.includes('calc-estimate');

  test('a load is estimated from the bill, and described as an estimate, until the visitor types a load', () => {
    visit();
    expect(screen.getByText('from your bill')).toBeVisible();
    expect(load()).toHaveAccessibleDescription(/^from your bill/);
    type('bill', '5000');
    expect([load().value, exact('saving')]).toEqual(['5', '3751.11']);
    type('load', '4');
    expect([load().value, isEstimate()]).toEqual(['4', false]);
    expect(screen.getByText('from your bill')).not.toBeVisible();
  });

  test('an emptied load is estimated from the bill again, filled in when focus leaves the field, and removed from the address', () => {
    visit('#v=1&bill=5000&load=9');
    expect([load().value, isEstimate()]).toEqual(['9', false]);
    load().focus();
    type('load', '');
    expect([load().value, exact('saving'), isEstimate()]).toEqual(['', '3751.11', true]);
    expect(load()).toBeValid();
    act(() => load().blur());
    expect(load()).toHaveValue('5');
    wait(2000);
    expect(alertText()).toBe('');
    expect(location.hash).toBe('#v=1&bill=5000');
  });

  test('an emptied load field gets the estimate, as selected text, two seconds after the last typing', () => {
    visit();
    load().focus();
    type('load', '');
    wait(1900);
    expect(load()).toHaveValue('');
    wait(100);
    expect([load().value, load().selectionStart, load().selectionEnd]).toEqual(['3', 0, 1]);
  });

  test('a load left empty in a shared link is estimated from the bill in the link', () => {
    visit('#v=1&bill=5000&load=');
    expect([load().value, isEstimate(), alertText()]).toEqual(['5', true, '']);
  });
});

test('an unusable answer gets a message two seconds after the last typing, and changes neither figures nor address', () => {
  visit();
  type('bill', '2000');
  type('load', '60');
  wait(1900);
  expect(alertText()).toBe('');
  wait(100);
  expect(field('load')).toBeInvalid();
  expect(field('load')).toHaveAccessibleDescription('From 1 to 50, please. Why load.');
  expect(alertText()).toBe('Your load: From 1 to 50, please. Still for ₹2,000 at 3 kW');
  expect(screen.getByRole('heading', { name: 'Still for ₹2,000 at 3 kW' })).toBeVisible();
  expect([exact('net-cost'), location.hash]).toEqual(['40000', '#v=1&bill=2000']);
});

test('the accessible description of a field contains the unit and the reason for the question', () => {
  visit();
  expect(field('area')).toHaveAccessibleDescription('sq ft Why area.');
});

test('the message about a wrong answer appears at once when the visitor leaves the field or presses Enter', () => {
  visit();
  type('bill', '34');
  fireEvent.blur(field('bill'));
  expect(field('bill')).toHaveAccessibleDescription(expect.stringContaining('From 100 to 1,00,000, please.'));
  type('bill', '');
  fireEvent.submit(field('bill').form!);
  expect(field('bill')).toHaveAccessibleDescription(expect.stringContaining('A number, please: 3000.'));
});

test('a bill below the fixed charge shows a reason and a link to the form instead of figures, until a higher bill is typed', () => {
  visit();
  type('bill', '200');
  wait(2000);
  expect(alertText()).toBe('The fixed charge alone is ₹350.');
  expect(document.querySelectorAll('output, table, svg')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '#ask');
  type('bill', '3000');
  expect([exact('kw'), alertText()]).toEqual(['3', '']);
});

test('answers typed, chosen or set with the slider before React runs are kept and used, and React logs no error', () => {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = renderToString(calculator);
  field('load').value = '5';
  field('kind').value = 'rural';
  fireEvent.input(slider(), { target: { value: '5000' } });
  const errors = jest.spyOn(console, 'error');
  // A browser may format dates differently from the Node.js that built the page.
  const format = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ format: () => 'other' } as never);
  let unmount = () => {};
  act(() => {
    const root = hydrateRoot(holder, calculator);
    unmount = () => root.unmount();
  });
  expect(errors).not.toHaveBeenCalled();
  format.mockRestore();
  wait(300);
  expect([field('bill').value, field('load').value, field('kind').value]).toEqual(['5000', '5', 'rural']);
  expect(screen.getByRole('heading', { name: 'For ₹5,000 at 5 kW' })).toBeVisible();
  expect(location.hash).toBe('#v=1&bill=5000&load=5&kind=rural');
  act(unmount);
  holder.remove();
});

test('an answer typed while React starts does not remove an answer chosen before React ran', () => {
  /** Types in a layout effect, because layout effects run while React is still starting. */
  function Typing() {
    useLayoutEffect(() => {
      field('bill').value = '5000';
      field('bill').dispatchEvent(new Event('input', { bubbles: true }));
    }, []);
    return calculator;
  }
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = renderToString(<Typing />);
  field('kind').value = 'rural';
  render(<Typing />, { container: holder, hydrate: true });
  wait(300);
  expect([field('kind').value, location.hash]).toEqual(['rural', '#v=1&bill=5000&kind=rural']);
  holder.remove();
});

describe('ways to keep a result', () => {
  test('the copy button copies the address of the result, and says whether the browser has allowed the copy', async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    visit();
    type('bill', '2000');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('http://localhost/#v=1&bill=2000');
    expect(screen.getByText('Copied.')).toBeVisible();
    writeText.mockReturnValue(Promise.reject(new Error('no')));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(screen.getByText('Not copied.')).toBeVisible();
  });

  test('the WhatsApp link contains the figures and the address of the result', () => {
    visit();
    type('bill', '2000');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new URL(link.href).searchParams.get('text')).toBe(
      '2 ₹40,000 ₹1,380 2.4 years 1.5 to 3.6 years http://localhost/#v=1&bill=2000',
    );
  });

  test('the WhatsApp link is disabled until React runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(calculator);
    const link = within(page).getByRole('link', { name: 'WhatsApp' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  });
});

test('the links "Check my roof" and "Ask about a large supply" point to the lead form', () => {
  visit();
  for (const name of ['Check my roof', 'Ask about a large supply'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#ask');
});

test('the note under a figure can contain the roof area and another figure', () => {
  visit();
  expect(screen.getByText('on 300 sq ft, beside ₹2,180')).toBeVisible();
});

test('the payback reads "1.9 to never" if the low scenario never pays back, and "never" if no scenario does', () => {
  visit();
  expect(screen.getByText('(1.9 to 3.9 years)')).toBeVisible();
  type('a-sun-low', '120');
  expect(screen.getByText('(1.9 to never)')).toBeVisible();
  type('a-growth-high', '0');
  type('a-sun-high', '147.5');
  type('a-sun-likely', '135');
  expect(screen.getByText('(never)')).toBeVisible();
  expect(exact('payback-likely')).toBe('');
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});

test('a printed page lists changed assumptions, and lists typed units instead of the bill', () => {
  visit();
  type('units', '300');
  type('a-sun-likely', '1200');
  expect(screen.getByText(/^Your units: 300; Your load: 3;/)).toBeInTheDocument();
  expect(screen.getByText(/^Assumed: .*Figure sun-likely: ₹1,200;/)).toBeInTheDocument();
});

test('a printed page contains the address that opens the same figures again, even while an answer is unusable', () => {
  visit('#v=1&bill=5000&load=5');
  expect(screen.getByText('Again at http://localhost/#v=1&bill=5000&load=5')).toBeInTheDocument();
  type('bill', '2000');
  type('a-surcharge', '2');
  type('load', 'much');
  expect(screen.getByText('Again at http://localhost/#v=1&bill=2000&load=5&a-surcharge=2')).toBeInTheDocument();
});
