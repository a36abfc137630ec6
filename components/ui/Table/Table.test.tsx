import { render, screen } from '@testing-library/react';
import { Table } from './Table';

test('columns with equal headings each follow their heading when it changes', () => {
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
