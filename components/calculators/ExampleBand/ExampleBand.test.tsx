import { render, screen } from '@testing-library/react';
import type { SolarContent } from '@/content/rules/solar-content';
import { facts } from '@/lib/solar/facts.fixture';
import { ExampleBand } from './ExampleBand';

const { assumptions, loads, limits, sun, slabEnds } = facts;
const defaults = (values: Record<string, number | string>) =>
  Object.entries(values).map(([name, answer]) => ({ name, default: answer }));
const asRead = (values: object) => Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }]));
const solar = {
  assumptions: asRead(assumptions),
  loads,
  limits,
  sun,
  slabEnds,
  questions: {
    society: defaults({ flats: 60, bill: 40000, rate: 6.5, residents: 0, city: 'varanasi' }),
    business: defaults({
      kind: 'industry',
      bill: 100000,
      day: 60,
      off: 1,
      feed: 2,
      tax: 25.17,
      gst: 'on',
      city: 'varanasi',
    }),
  },
} as unknown as SolarContent;

const calculator = {
  never: 'longer than 25 years',
  paybacks: { range: '{shortest} to {longest} years', open: '{shortest} to {never}' },
};
const content = {
  heading: 'What would it save?',
  text: '{bill}: {kw} kW, {saving}, {price}, {payback}',
  action: { text: 'Work it out', href: '/sums' },
};

test.each([
  ['society', '₹40,000: 42 kW, ₹32,000, ₹14,80,000, 3.0 to 5.0 years'],
  ['business', '₹1,00,000: 60 kW, ₹46,000, ₹29,40,000, 4.3 to 6.7 years'],
] as const)(
  'the example for a %s states bill, size, saving, price and payback, and links to the calculator',
  (kind, text) => {
    render(<ExampleBand kind={kind} content={content} site={{ calculator, solar }} />);
    expect(screen.getByRole('region', { name: 'What would it save?' })).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Work it out' })).toHaveAttribute('href', '/sums');
  },
);

test.each([
  [{ 'sun-low': 120 }, '3.0 to longer than 25 years'],
  [{ 'sun-low': 120, 'sun-likely': 135, 'sun-high': 147 }, 'longer than 25 years'],
])('with the assumptions %j, the example states the payback "%s"', (changes, payback) => {
  const never = { ...solar, assumptions: asRead({ ...assumptions, ...changes }) } as SolarContent;
  render(<ExampleBand kind="society" content={content} site={{ calculator, solar: never }} />);
  expect(screen.getByRole('region', { name: 'What would it save?' })).toHaveTextContent(`, ${payback}`);
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
