import { render, screen } from '@testing-library/react';
import { Table } from './Table';

test('a table with three equal headings shows the new headings after two of them have changed', () => {
  const table = (...columns: string[]) => <Table columns={columns} rows={[]} />;
  const { rerender } = render(table('Price', 'Sun', 'Sun', 'Sun'));
  rerender(table('Price', 'Alpha', 'Beta', 'Sun'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Price',
    'Alpha',
    'Beta',
    'Sun',
  ]);
});
