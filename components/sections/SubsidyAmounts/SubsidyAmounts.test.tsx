import { render, screen, within } from '@testing-library/react';
import type { SolarContent } from '@/content/rules/solar-content';
import { facts } from '@/lib/solar/facts.fixture';
import { SubsidyAmounts } from './SubsidyAmounts';

const { assumptions, ...rules } = facts;
const asRead = Object.fromEntries(Object.entries(assumptions).map(([id, value]) => [id, { value }]));
const site = {
  calculator: { units: { kW: 'kW' } },
  solar: { ...rules, assumptions: asRead } as unknown as SolarContent,
  language: { locale: 'en-IN' },
};
const content = {
  id: 'amounts',
  heading: 'How much?',
  line: 'It grows with the size.',
  sizes: [1, 2, 3, 5],
  table: { caption: 'Amounts', columns: ['Size', 'Centre', 'State', 'Both', 'Price', 'Left'] },
  notes: [],
  asOf: '2026-11-21',
};

test('for each system size, the subsidy table shows both subsidies, their sum, the price and the rest to pay', () => {
  render(<SubsidyAmounts content={content} site={site} dateLabel="As on" />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Amounts' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['1 kW', '₹30,000', '₹15,000', '₹45,000', '₹70,000', '₹25,000'],
    ['2 kW', '₹60,000', '₹30,000', '₹90,000', '₹1,30,000', '₹40,000'],
    ['3 kW', '₹78,000', '₹30,000', '₹1,08,000', '₹1,80,000', '₹72,000'],
    ['5 kW', '₹78,000', '₹30,000', '₹1,08,000', '₹2,85,000', '₹1,77,000'],
  ]);
});
