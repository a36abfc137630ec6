import { render, screen, within } from '@testing-library/react';
import type { SolarContent } from '@/content/rules/solar-content';
import { facts } from '@/lib/solar/facts.fixture';
import { labels } from '../state/calculator.fixture';
import { TypicalBills } from './TypicalBills';

const defaults = (values: Record<string, number | string>) =>
  Object.entries(values).map(([name, answer]) => ({ name, default: answer }));

const solar = {
  ...facts,
  assumptions: Object.fromEntries(Object.entries(facts.assumptions).map(([id, value]) => [id, { value }])),
  questions: { business: defaults({ day: 60, off: 1, feed: 2, tax: 25, gst: 'on', city: 'varanasi' }) },
  typicalBills: {
    business: [
      { kind: 'shop', bill: 5000 },
      { kind: 'industry', bill: 100000 },
    ],
  },
} as unknown as SolarContent;

const content = {
  heading: 'Bills',
  caption: 'Usual',
  columns: ['Bill', 'Plant', 'Price', 'Saved', 'Payback'],
  kinds: { shop: '{bill}, shop', industry: '{bill}, works' },
};

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each row shows a typical bill with the estimated load, and the size, price and saving of a plant', () => {
  render(<TypicalBills kind="business" content={content} site={{ calculator: labels, solar }} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '₹5,000, shop at 4 kW',
    '₹1,00,000, works at 70 kW',
  ]);
  expect(cellsOf('₹1,00,000').slice(0, 3)).toEqual(['60 kW', '₹29,40,000', '₹46,290']);
});
