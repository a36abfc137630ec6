import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Assumptions } from './Assumptions';
import { labels } from '../state/calculator.fixture';

const props: ComponentProps<typeof Assumptions> = {
  labels: labels.assumptions,
  assumptions: {
    'urban-1': { name: 'Rate', value: 5.5, unit: '₹/unit' },
    'home-duty': { name: 'Duty', value: 5, unit: '%' },
    'home-1-kw': { name: 'Price', value: 70000, unit: '₹' },
  },
  sources: [
    { name: 'The order', href: 'https://order.example', date: '2 July 2026', ids: ['urban-1', 'home-duty'] },
    { name: 'Our own estimates', date: '22 November 2026', ids: ['home-1-kw'] },
  ],
  typicalPrices: true,
  problems: {},
  onReset: () => {},
};
const fields = () => screen.getAllByRole('textbox', { hidden: true });

test('assumptions are filled into fields under headings with source and date, and a source with an address is a link', () => {
  render(<Assumptions {...props} />);
  const headings = screen.getAllByRole('heading', { hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'The order, 2 July 2026',
    'Our own estimates, 22 November 2026',
  ]);
  expect(within(headings[0]!).getByRole('link', { hidden: true })).toHaveAttribute('href', 'https://order.example');
  expect(
    headings.map((heading) => within(heading.parentElement!).getAllByRole('listitem', { hidden: true }).length),
  ).toEqual([2, 1]);
  expect(fields().map((field) => [field.getAttribute('name'), field.getAttribute('value')])).toEqual([
    ['a-urban-1', '5.5'],
    ['a-home-duty', '5'],
    ['a-home-1-kw', '70000'],
  ]);
});

test('one note calls the prices typical until the company has confirmed the prices', () => {
  const { rerender } = render(<Assumptions {...props} />);
  expect(screen.getAllByText(/Typical prices/)).toHaveLength(1);
  rerender(<Assumptions {...props} typicalPrices={false} />);
  expect(screen.queryByText(/Typical prices/)).toBeNull();
});

test('the message about an unusable assumption replaces the unit beside the field', () => {
  render(<Assumptions {...props} problems={{ 'a-home-duty': 'Enter 0 to 25.' }} />);
  expect(fields()[1]).toBeInvalid();
  expect(fields()[1]).toHaveAccessibleDescription('Enter 0 to 25.');
  expect(screen.queryByText('%')).toBeNull();
  expect(fields()[0]).toHaveAccessibleDescription('₹/unit');
});
