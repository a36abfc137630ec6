import { render, screen } from '@testing-library/react';
import type { SolarContent } from '@/content/schemas/solar';
import { facts } from '@/lib/solar/facts.fixture';
import { ExampleBand } from './ExampleBand';

const { figures, loads, sun, slabEnds } = facts;
const usual = (values: Record<string, number | string>) =>
  Object.entries(values).map(([name, usual]) => ({ name, usual }));
const solar = {
  figures: Object.fromEntries(Object.entries(figures).map(([id, value]) => [id, { value }])),
  loads,
  sun,
  slabEnds,
  asked: {
    society: usual({ flats: 60, bill: 40000, rate: 6.5, residents: 0, city: 'varanasi' }),
    business: usual({
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

test.each([
  ['society', '₹40,000: 42 kW, ₹32,210, ₹14,81,800, 3.0 to 5.0'],
  ['business', '₹1,00,000: 60 kW, ₹46,290, ₹29,40,000, 4.3 to 6.7'],
] as const)('the worked example for a %s stands in a sentence, with a link to its calculator', (kind, text) => {
  const content = {
    heading: 'What would it save?',
    text: '{bill}: {kw} kW, {saving}, {price}, {high} to {low}',
    action: { text: 'Work it out', href: '/sums' },
  };
  render(<ExampleBand kind={kind} content={content} words={{ solar }} />);
  expect(screen.getByRole('region', { name: 'What would it save?' })).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Work it out' })).toHaveAttribute('href', '/sums');
});
