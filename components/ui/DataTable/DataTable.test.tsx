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

test('each cell of a table is in its row and has the name of its column', () => {
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
