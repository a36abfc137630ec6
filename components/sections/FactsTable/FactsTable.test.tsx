import { render, screen } from '@testing-library/react';
import { FactsTable } from './FactsTable';

const content = {
  id: 'grants',
  heading: 'Grants',
  line: 'Who pays what.',
  table: { caption: 'Grants by size', columns: ['Size', 'Grant'], rows: [['2 kW', '₹60,000']] },
  notes: [],
  asOf: '2025-03-01',
};

test('a table of facts has a heading and the date of the facts, and no picture if its content has no bank', () => {
  render(<FactsTable content={content} locale="en-IN" dateLabel="Figures as on" />);
  expect(screen.getByRole('region', { name: 'Grants' })).toContainElement(
    screen.getByRole('table', { name: 'Grants by size' }),
  );
  expect(screen.getByText(/^Figures as on/)).toHaveTextContent('Figures as on 1 March 2025');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a table of facts is followed by a line with a link if its content has one', () => {
  const more = { text: 'Yours differ.', link: { text: 'Work them out', href: '/sums' } };
  render(<FactsTable content={{ ...content, more }} locale="en-IN" dateLabel="Figures as on" />);
  expect(screen.getByText(/Yours differ\./)).toHaveTextContent('Yours differ. Work them out');
  expect(screen.getByRole('link', { name: 'Work them out' })).toHaveAttribute('href', '/sums');
});

test('a table of facts is followed by the text and the logo of a bank if its content has one', () => {
  const logo = { src: '/pictures/bank.svg', width: 200, height: 80, alt: 'Logo of the bank' };
  render(
    <FactsTable
      locale="en-IN"
      content={{ ...content, bank: { text: 'The bank lends.', logo } }}
      dateLabel="Figures as on"
    />,
  );
  expect(screen.getByText('The bank lends.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logo of the bank' })).toBeVisible();
});
