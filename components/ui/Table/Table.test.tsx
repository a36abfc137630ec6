import { render, screen } from '@testing-library/react';
import { Table } from './Table';

test('a table shows the new headings when some of several equal headings change', () => {
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
