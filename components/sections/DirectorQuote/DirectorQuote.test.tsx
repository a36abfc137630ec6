import { render, screen } from '@testing-library/react';
import { commercial } from '@/content/pages/commercial';
import { DirectorQuote } from './DirectorQuote';

test('the words are a quotation, and beside it stands who says them, with a portrait', () => {
  render(<DirectorQuote content={commercial.director} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^A solar plant on a factory roof is a machine\./);
  expect(screen.getByRole('figure')).toContainElement(screen.getByText('The director of Dhoop Solar'));
  expect(screen.getByRole('img', { name: 'Drawn portrait of the director of Dhoop Solar' })).toBeVisible();
});
