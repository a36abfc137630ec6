import { render, screen } from '@testing-library/react';
import { subsidies } from '@/content/pages/subsidies';
import { FiguresTable } from './FiguresTable';

test('the grants stand under their heading, with the day they were printed', () => {
  render(<FiguresTable content={subsidies.stateGrants} asOfLabel={subsidies.asOfLabel} />);
  expect(screen.getByRole('region', { name: 'Central and state grants by system size' })).toContainElement(
    screen.getByRole('table', { name: 'Grants by system size. EMI is for 4 years.' }),
  );
  expect(screen.getByText(/^Figures as on/)).toHaveTextContent('21 November 2026');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the bank stands beside its examples', () => {
  render(<FiguresTable content={subsidies.emiExamples} asOfLabel={subsidies.asOfLabel} />);
  expect(screen.getByRole('table', { name: 'EMI examples at 7% interest with 10% downpayment' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logo of the lending bank' })).toBeVisible();
});
