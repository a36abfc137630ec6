import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tellForm, toldAnswers } from '@/lib/leads/from-calculator';
import { facts } from '@/lib/solar/facts.fixture';
import { Calculator } from './Calculator';
import { content, figures, questions, sources, words } from './calculator.fixture';
import { linkSlider } from './link-slider';
import { monthNames } from './month-names';

const calculator = (
  <Calculator
    kind="home"
    content={content}
    words={words}
    questions={questions}
    figures={figures}
    sources={sources}
    typicalPrices
    facts={facts}
    locale="en-IN"
    months={{ names: monthNames('en-IN', 'long'), initials: monthNames('en-IN', 'narrow') }}
    company={{ name: 'Roof Co', phone: '98765' }}
    formAddress="#ask"
  />
);

const field = (name: string) => document.querySelector<HTMLInputElement>(`:is(input, select)[name="${name}"]`)!;
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const exact = (name: string) => document.querySelector<HTMLElement>(`output[name="${name}"]`)?.dataset.value;
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const alertText = () => screen.getByRole('alert').textContent;
const statusText = () => document.querySelector('[role=status]')!.textContent;

/** A visit to a page whose address ends like this. */
function visit(hash = '') {
  history.replaceState(null, '', `/${hash}`);
  render(calculator);
}

function goTo(hash: string) {
  history.replaceState(null, '', hash || '/');
  act(() => void dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href })));
}

beforeAll(linkSlider);
beforeEach(() => {
  jest.useFakeTimers();
  tellForm({});
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test.each(['5000', '₹ 5,000.00/-', '५०००'])('a bill written as %s is answered at once', (text) => {
  visit();
  type('load', '5');
  type('bill', text);
  expect([exact('kw'), exact('saving'), exact('net-cost')]).toEqual(['5', '3751.11', '177000']);
  expect(screen.getByRole('heading', { name: 'For ₹5,000 at 5 kW' })).toBeVisible();
  expect(slider()).toHaveValue('5000');
});

test('an amount of a lakh or more is also said in words', () => {
  visit();
  const cost = () => screen.getByText('Label net-cost').nextElementSibling;
  type('bill', '2000');
  expect(cost()).toHaveTextContent(/^₹40,000$/);
  type('load', '5');
  type('bill', '5000');
  expect(cost()).toHaveTextContent(/^₹1,77,0001.77 lakh$/);
});

test('the slider writes into the field, and the bill counts again instead of the units', () => {
  visit();
  type('units', '300');
  expect(exact('units')).toBe('300');
  fireEvent.input(slider(), { target: { value: '2000' } });
  expect(field('bill')).toHaveValue('2000');
  expect(field('units')).toHaveValue('');
  expect(exact('net-cost')).toBe('40000');
});

describe('the load', () => {
  const load = () => field('load');
  const isEstimate = () => load().getAttribute('aria-describedby')!.includes('calc-estimate');

  test('follows the bill until somebody sets it, and the field says so', () => {
    visit();
    expect(screen.getByText('from your bill')).toBeVisible();
    expect(load()).toHaveAccessibleDescription(/^from your bill/);
    type('bill', '5000');
    expect([load().value, exact('saving')]).toEqual(['5', '3751.11']);
    expect(screen.getByRole('heading', { name: 'For ₹5,000 at 5 kW' })).toBeVisible();
    type('load', '4');
    type('bill', '10000');
    expect([load().value, exact('kw'), isEstimate()]).toEqual(['4', '4', false]);
    expect(screen.getByText('from your bill')).not.toBeVisible();
    wait(300);
    expect(location.hash).toBe('#v=1&bill=10000&load=4');
  });

  test('follows from the units where they are known', () => {
    visit();
    type('units', '640');
    expect(load()).toHaveValue('4');
    type('units', '641');
    expect(load()).toHaveValue('5');
  });

  test('follows the bill again when its field is emptied, and is not in the address', () => {
    visit('#v=1&bill=5000&load=9');
    expect([load().value, isEstimate()]).toEqual(['9', false]);
    load().focus();
    type('load', '');
    expect([load().value, exact('saving'), isEstimate()]).toEqual(['', '3751.11', true]);
    expect(load()).toBeValid();
    load().blur();
    expect(load()).toHaveValue('5');
    wait(2000);
    expect(alertText()).toBe('');
    expect(location.hash).toBe('#v=1&bill=5000');
  });

  test('stands again in a field that stays empty, and is typed over', () => {
    visit();
    load().focus();
    type('load', '');
    wait(1900);
    expect(load()).toHaveValue('');
    wait(100);
    expect([load().value, load().selectionStart, load().selectionEnd]).toEqual(['3', 0, 1]);
  });

  test.each(['#v=1&bill=5000', '#v=1&bill=5000&load='])('follows the bill of the address %s', (hash) => {
    visit(hash);
    expect([load().value, isEstimate(), alertText()]).toEqual(['5', true, '']);
  });

  test('stays as it was for a bill that is no number', () => {
    visit();
    type('bill', '5000');
    type('bill', 'many');
    expect(load()).toHaveValue('5');
  });

  test('is asked for where the bill is that of a supply at 11 kV', () => {
    history.replaceState(null, '', '/');
    const large = { name: 'bill', least: 500, most: 1000000, step: 0.01, default: 40000 };
    const society = [
      large,
      ...questions.slice(1),
      { name: 'flats', least: 1, most: 2000, default: 60 },
      { name: 'residents', least: 0, default: 0 },
    ].map((question) => (question.name === 'load' ? { ...question, most: 74, default: 60 } : question));
    const shown = {
      ...content,
      questions: Object.fromEntries(society.map(({ name }) => [name, { label: name, why: name }])),
      groups: [{ heading: 'More', names: society.slice(1).map(({ name }) => name) }],
      ranges: { ...content.ranges, rows: [] },
    };
    render(<Calculator {...calculator.props} kind="society" questions={society} content={shown} />);
    type('rate', '6.5');
    type('bill', '66600');
    expect([load().value, exact('kw')]).toEqual(['74', '74']);
    type('bill', '66601');
    wait(2000);
    expect(alertText()).toBe('Too large a load. Or set your load.');
    expect([load().value, isEstimate(), exact('kw')]).toEqual(['', false, undefined]);
    expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible();
    type('load', '70');
    expect([exact('kw'), alertText()]).toEqual(['70', '']);
  });
});

describe('an answer that cannot be used', () => {
  test.each([
    ['bill', '', 'A number, please: 3000.'],
    ['bill', 'many', 'A number, please: 3000.'],
    ['bill', '0', 'From 100 to 1,00,000, please.'],
    ['bill', '-5', 'From 100 to 1,00,000, please.'],
    ['load', '60', 'From 1 to 50, please.'],
    ['load', '0', 'From 1 to 50, please.'],
    ['load', '2.2', '2 or 2.5, please.'],
    ['kw', '8', '3 kW at most.'],
    ['a-surcharge', 'x', 'A number, please: 1.3.'],
    ['a-surcharge', '-11', 'From -10 to 6.5, please.'],
    ['a-surcharge', '7', 'From -10 to 6.5, please.'],
    ['a-home-3-kw', '0', 'From 18,000 to 3,60,000, please.'],
  ])('%s "%s" is said beside the field, and the last result stays', (name, text, sentence) => {
    visit();
    type('bill', '2000');
    type(name, text);
    wait(2000);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(alertText()).toBe(`${sentence} Still for ₹2,000 at 3 kW`);
    expect(screen.getByRole('heading', { name: 'Still for ₹2,000 at 3 kW' })).toBeVisible();
    expect(exact('net-cost')).toBe('40000');
    wait(1000);
    expect(location.hash).toBe('#v=1&bill=2000');
  });

  test('is not said while somebody goes on typing', () => {
    visit();
    type('bill', '');
    wait(1900);
    type('bill', '2');
    wait(1900);
    expect(alertText()).toBe('');
    expect(field('bill')).toBeValid();
    type('bill', '2000');
    wait(2000);
    expect(alertText()).toBe('');
    expect(field('bill')).toBeValid();
  });

  test('is said at once when the field is left or Enter is pressed, and stays said while it is corrected', () => {
    visit();
    type('bill', '34');
    fireEvent.blur(field('bill'));
    expect(field('bill')).toBeInvalid();
    type('bill', '');
    expect(field('bill')).toHaveAccessibleDescription(expect.stringContaining('From 100 to 1,00,000, please.'));
    fireEvent.submit(field('bill').form!);
    expect(field('bill')).toHaveAccessibleDescription(expect.stringContaining('A number, please: 3000.'));
    type('bill', '3400');
    expect(field('bill')).toBeValid();
    wait(2000);
    expect(field('bill')).toBeValid();
  });

  test('of a rate that leaves nothing to compute is said, and no figure is a NaN', () => {
    visit();
    for (const id of ['urban-1', 'urban-2', 'urban-3']) type(`a-${id}`, '0');
    wait(2000);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞/);
    expect(field('a-urban-3')).toHaveAccessibleDescription(/Nothing can be worked out/);
  });
});

test.each([
  ['load', '0.5', 'Too small a load.'],
  ['load', '75', 'Too large a load.'],
  ['area', '60', 'Too small a roof.'],
  ['bill', '200', 'The fixed charge alone is ₹350.'],
])('for %s %s no figure stands, only the sentence and the way to the form', (name, text, sentence) => {
  visit();
  type(name, text);
  wait(2000);
  expect(alertText()).toBe(sentence);
  expect(document.querySelectorAll('output, table, svg')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '#ask');
  type(name, name === 'bill' ? '3000' : '300');
  type('load', '3');
  expect(exact('kw')).toBe('3');
  expect(alertText()).toBe('');
});

test('a bill that is typed digit by digit empties nothing, and an answer without figures keeps its height', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
  visit();
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.minHeight).filter(Boolean);
  for (const text of ['3', '34', '340', '3400']) {
    type('bill', text);
    expect(exact('kw')).toBe('3');
    wait(1900);
  }
  expect(heights()).toEqual([]);
  type('bill', '340');
  wait(2000);
  expect(exact('kw')).toBeUndefined();
  expect(heights()).toEqual(['700px', '700px']);
  type('bill', '3400');
  expect(heights()).toEqual([]);
  jest.restoreAllMocks();
});

test('the main figures are announced once, a second after the last change', () => {
  visit();
  type('bill', '2000');
  wait(900);
  type('load', '4');
  wait(999);
  expect(statusText()).toBe('');
  wait(1);
  expect(statusText()).toMatch(/^2 kW save ₹1,\d\d0 and are paid back in \d\.\d years\.$/);
});

describe('the address', () => {
  test('goes with the visitor into the other language', () => {
    render(<a href="/hi/calculator" hrefLang="hi" />);
    visit();
    type('bill', '3000');
    wait(300);
    const link = document.querySelector('a')!;
    link.addEventListener('click', (press) => press.preventDefault());
    fireEvent.click(link);
    expect(link.href).toBe(`${location.origin}/hi/calculator#v=1&bill=3000`);
  });

  test('carries what was answered, also when it is the usual answer, and what was edited', () => {
    visit();
    type('bill', '3000');
    fireEvent.input(field('kind'), { target: { value: 'rural' } });
    type('a-surcharge', '2');
    wait(300);
    expect(location.hash).toBe('#v=1&bill=3000&kind=rural&a-surcharge=2');
    fireEvent.click(screen.getByRole('button', { name: 'Back to ours' }));
    wait(300);
    expect(location.hash).toBe('#v=1&bill=3000&kind=rural');
    expect(field('a-surcharge')).toHaveValue('1.3');
  });

  test('opens a case, in which units count more than the bill', () => {
    document.documentElement.dataset.opening = '';
    visit('#v=1&bill=5000&units=300&load=5&a-surcharge=2');
    expect([exact('units'), field('bill').value, slider().value]).toEqual(['300', '5000', '5000']);
    expect(field('a-surcharge')).toHaveValue('2');
    expect(document.documentElement).not.toHaveAttribute('data-opening');
  });

  test.each([
    ['#v=1&bill=2000&colour=red', 'Not read.'],
    ['#v=1&bill=2000&kw=9', '3 kW at most.'],
    ['#v=2&bill=2000', 'A newer link.'],
    ['#%E0%A4%A=&bill=2000', 'Not read.'],
  ])('%s is used as far as it can be read', (hash, sentence) => {
    visit(hash);
    expect(exact('bill-before') ?? exact('net-cost')).toBe('40000');
    expect(alertText()).toEqual(sentence);
    expect(location.hash).toBe(hash);
  });

  test('is followed back and forward', () => {
    visit('#v=1&bill=2000');
    goTo('#v=1&bill=5000&load=5');
    expect(exact('kw')).toBe('5');
    goTo('#v=1&bill=2000');
    expect([exact('kw'), field('load').value]).toEqual(['2', '3']);
    goTo('');
    expect([exact('kw'), field('bill').value]).toEqual(['3', '3000']);
    wait(1000);
    expect(location.hash).toBe('');
  });

  test('takes the case back after a link to a place on the page', () => {
    visit();
    goTo('#content');
    wait(300);
    expect(location.hash).toBe('#content');
    type('bill', '2000');
    goTo('#content');
    wait(300);
    expect(location.hash).toBe('#v=1&bill=2000');
  });

  test('changes nothing that was typed when it takes the case back before the link is followed', () => {
    visit();
    type('bill', '2000');
    wait(300);
    type('load', '30');
    act(
      () => void dispatchEvent(new HashChangeEvent('hashchange', { newURL: new URL('#content', location.href).href })),
    );
    expect([location.hash, field('load').value]).toEqual(['#v=1&bill=2000', '30']);
  });
});

test('what was typed, chosen and moved before React ran stays and is answered', () => {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = renderToString(calculator);
  field('load').value = '5';
  field('kind').value = 'rural';
  fireEvent.input(slider(), { target: { value: '5000' } });
  const errors = jest.spyOn(console, 'error');
  // A browser may know other names of months than the computer that built the page.
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

describe('an answer is kept', () => {
  test('as a link on the clipboard', async () => {
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

  test('as a message for WhatsApp', () => {
    visit();
    type('bill', '2000');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    link.addEventListener('click', (press) => press.preventDefault());
    fireEvent.click(link);
    expect(new URL(link.href).searchParams.get('text')).toBe(
      '2 ₹40,000 ₹1,380 2.4 years 1.5 to 3.6 years http://localhost/#v=1&bill=2000',
    );
  });
});

describe('the form of the page is told', () => {
  test('nothing of the worked example', () => {
    visit();
    expect(toldAnswers()).toEqual({});
  });

  test('bill, town and plan that the visitor has set, and what she changes later', () => {
    visit();
    type('bill', '2000');
    fireEvent.input(field('city'), { target: { value: 'jaunpur' } });
    expect(toldAnswers()).toEqual({ bill: 2000, city: 'jaunpur', plan: 'Plan: 2 kW, ₹40,000, ₹1,390' });
    type('units', '300');
    expect(toldAnswers().bill).toBeCloseTo(2185.8, 1);
  });

  test('the values of a shared address', () => {
    visit('#v=1&bill=2000&city=jaunpur');
    expect(toldAnswers()).toMatchObject({ bill: 2000, city: 'jaunpur' });
  });

  test('a town alone without a plan, since the bill is still that of the example', () => {
    visit('#v=1&city=jaunpur');
    expect(toldAnswers()).toEqual({ city: 'jaunpur' });
  });

  test('a plan without a bill, if the visitor has set something else', () => {
    visit();
    type('kw', '2');
    expect(toldAnswers()).toEqual({ plan: 'Plan: 2 kW, ₹40,000, ₹1,500' });
  });

  test('of a bill for which there are no figures the bill and the town, without a plan', () => {
    visit();
    type('bill', '300');
    fireEvent.input(field('city'), { target: { value: 'jaunpur' } });
    wait(5000);
    expect(toldAnswers()).toEqual({ bill: 300, city: 'jaunpur' });
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '#ask');
  });

  test('the last answer while a field holds what cannot be used', () => {
    visit();
    type('bill', '2000');
    type('bill', 'much');
    wait(5000);
    expect(toldAnswers()).toMatchObject({ bill: 2000 });
  });
});

test('every way to the form leads to the form of the page', () => {
  visit();
  for (const name of ['Check my roof', 'Ask about a large supply'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#ask');
});

test('a note names other figures and the roof', () => {
  visit();
  expect(screen.getByText('on 300 sq ft, beside ₹2,180')).toBeVisible();
});

test.each([
  ['Lifeline.', { load: '1', units: '90' }],
  ['Tiny.', { units: '60' }],
  ['No larger plant at this load.', { bill: '8000' }],
  ['No larger plant on this roof.', { bill: '8000', load: '8', area: '300' }],
  ['No larger plant.', { bill: '30000', load: '30' }],
  ['Not within 25 years.', { 'a-sun-likely': '135' }],
])('"%s" is said where it holds, and nowhere else', (sentence, answers) => {
  visit();
  expect(screen.queryByText(sentence)).toBeNull();
  for (const [name, value] of Object.entries(answers)) type(name, value);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a payback that never comes is said so, also as the end of a range', () => {
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

test('on paper stands what the figures are for: units in place of the bill, and amounts as people write them', () => {
  visit();
  type('units', '300');
  type('a-sun-likely', '1200');
  expect(screen.getByText(/^Your units: 300; Your load: 3;/)).toBeInTheDocument();
  expect(screen.getByText(/^Assumed: .*Figure sun-likely: ₹1,200;/)).toBeInTheDocument();
});

test('on paper stands the address that opens the same figures again', () => {
  visit('#v=1&bill=5000&load=5');
  expect(screen.getByText('Again at http://localhost/#v=1&bill=5000&load=5')).toBeInTheDocument();
  type('bill', '2000');
  type('a-surcharge', '2');
  type('load', 'much');
  expect(screen.getByText('Again at http://localhost/#v=1&bill=2000&load=5&a-surcharge=2')).toBeInTheDocument();
});
