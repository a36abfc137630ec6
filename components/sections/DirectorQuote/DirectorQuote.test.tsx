import { render, screen } from '@testing-library/react';
import { DirectorQuote } from './DirectorQuote';

test("a director's words are marked up as a quotation, beside the director's name and portrait", () => {
  const portrait = { src: '/pictures/director.svg', width: 600, height: 720, alt: 'Portrait of Asha Rao' };
  render(
    <DirectorQuote
      content={{
        heading: 'What we believe',
        quote: ['A roof is a field.', 'Light is its crop.'],
        name: 'Asha Rao',
        role: 'Director',
        portrait,
      }}
    />,
  );
  expect(screen.getByRole('blockquote')).toHaveTextContent('A roof is a field.Light is its crop.');
  expect(screen.getByRole('figure')).toContainElement(screen.getByText('Asha Rao'));
  expect(screen.getByRole('img', { name: 'Portrait of Asha Rao' })).toBeVisible();
});
