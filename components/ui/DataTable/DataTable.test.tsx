import { render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

const content = {
  caption: 'Mangoes by tree',
  columns: ['Tree', 'Mangoes', 'Price'],
  rows: [
    ['Old tree', '200', '₹1,000'],
    ['Young tree', '40', '₹1,000'],
  ],
};

test('a table is named by its caption, and every column and row has a header', () => {
  render(<DataTable content={content} />);
  const table = screen.getByRole('table', { name: 'Mangoes by tree' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => [cell.textContent, cell.getAttribute('scope')]),
  ).toEqual([
    ['Tree', 'col'],
    ['Mangoes', 'col'],
    ['Price', 'col'],
  ]);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => [cell.textContent, cell.getAttribute('scope')]),
  ).toEqual([
    ['Old tree', 'row'],
    ['Young tree', 'row'],
  ]);
});

test('each cell of a table has the name of its column in data-column', () => {
  render(<DataTable content={content} />);
  const row = screen.getByRole('row', { name: /Young tree/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => [cell.textContent, cell.dataset.column]),
  ).toEqual([
    ['40', 'Mangoes'],
    ['₹1,000', 'Price'],
  ]);
});

test('the cells of a second table for phones have the class "second", and each row has its name in data-name', () => {
  render(<DataTable content={content} second={[2]} />);
  expect(screen.getAllByRole('row').map((row) => row.dataset.name)).toEqual(['Tree', 'Old tree', 'Young tree']);
  const marked = [
    screen.getByRole('columnheader', { name: 'Price' }),
    ...screen.getAllByRole('cell', { name: '₹1,000' }),
  ];
  for (const cell of marked) expect(cell).toHaveClass('second');
  expect(screen.getByRole('columnheader', { name: 'Mangoes' })).not.toHaveClass('second');
});
