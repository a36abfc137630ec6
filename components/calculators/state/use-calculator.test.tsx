import { act, fireEvent, render, screen } from '@testing-library/react';
import { passedAnswers } from '@/lib/leads/from-calculator';
import {
  alertText,
  exact,
  field,
  goTo,
  slider,
  statusText,
  type,
  visit,
  visitsWithClock,
  wait,
} from './calculator-visit.fixture';

visitsWithClock();

test('the main figures are announced a second after the last change', () => {
  visit();
  type('bill', '2000');
  wait(900);
  type('load', '4');
  wait(999);
  expect(statusText()).toBe('');
  wait(1);
  expect(statusText()).toMatch(/^2 kW save ₹1,\d\d0 and are paid back in \d\.\d years\.$/);
});

describe('the address of the page', () => {
  test('a clicked link to the other language has the answers in its address', () => {
    render(<a href="/hi/calculator" hrefLang="hi" />);
    visit();
    type('bill', '3000');
    wait(300);
    const link = document.querySelector('a')!;
    link.addEventListener('click', (press) => press.preventDefault());
    fireEvent.click(link);
    expect(link.href).toBe(`${location.origin}/hi/calculator#v=1&bill=3000`);
  });

  test('the address contains each given answer, even a default one, and each changed assumption until a reset', () => {
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

  test('an address with units, a bill and an assumption fills in all three, and the result follows the units', () => {
    visit('#v=1&bill=5000&units=300&load=5&a-surcharge=2');
    expect([exact('units'), field('bill').value, slider().value]).toEqual(['300', '5000', '5000']);
    expect(field('a-surcharge')).toHaveValue('2');
  });

  test('the page loses the attribute data-opening once the answers in its address are filled in', () => {
    document.documentElement.dataset.opening = '';
    visit('#v=1&bill=5000');
    expect(field('bill')).toHaveValue('5000');
    expect(document.documentElement).not.toHaveAttribute('data-opening');
  });

  test.each(['#v=1&bill=2000&colour=red', '#%E0%A4%A=&bill=2000'])(
    'the calculator uses what it can read of the address %s, and says that it could not read the rest',
    (hash) => {
      visit(hash);
      expect([exact('net-cost'), alertText(), location.hash]).toEqual(['40000', 'Not read.', hash]);
    },
  );

  test('after going back or forward, the fields and figures follow the new address', () => {
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

  test('the answers replace the hash of a link within the page, but only once an answer has been given', () => {
    visit();
    goTo('#content');
    wait(300);
    expect(location.hash).toBe('#content');
    type('bill', '2000');
    goTo('#content');
    wait(300);
    expect(location.hash).toBe('#v=1&bill=2000');
  });

  test('a late hashchange event of a link within the page changes nothing that was typed', () => {
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

test('the lead form gets the answers in the address and every later change', () => {
  visit('#v=1&bill=2000&city=jaunpur');
  expect(passedAnswers()).toEqual({ bill: 2000, city: 'jaunpur', plan: 'Plan: 2 kW, ₹40,000, ₹1,390' });
  type('units', '300');
  expect(passedAnswers().bill).toBeCloseTo(2185.8, 1);
});
