import { render, screen } from '@testing-library/react';
import { housingSociety } from '@/content/pages/housing-society';
import { Guarantee } from './Guarantee';

test('the guarantee is told word for word, and leads to its terms', () => {
  render(<Guarantee content={housingSociety.guarantee} />);
  expect(screen.getByRole('region', { name: '5-year savings guarantee' })).toHaveTextContent(
    'A 5-year savings guarantee, backed by a bank guarantee. It compensates any generation shortfall at current grid rates.',
  );
  expect(screen.getByRole('link', { name: 'Read the GoodZero terms' })).toHaveAttribute('href', '/tnc-goodzero');
});
