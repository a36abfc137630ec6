import { render, screen, within } from '@testing-library/react';
import { Sources } from './Sources';

const content = [
  { name: 'The Paper', href: 'https://paper.example/story', date: '2025-12-11', facts: 'the count' },
  { name: 'A book', date: '2019', facts: 'the rules' },
];

test("the section of sources shows its paragraphs and each source's name, date and facts, and links a source that has an address", () => {
  const site = { interface: { sources: 'Sources' }, language: { locale: 'en-IN' } };
  render(<Sources content={content} paragraphs={['No promise.']} site={site} />);
  const section = within(screen.getByRole('region', { name: 'Sources' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The Paper, 11 December 2025: the count',
    'A book, 2019: the rules',
  ]);
  expect(section.getAllByRole('link')).toEqual([section.getByRole('link', { name: 'The Paper' })]);
  expect(section.getByRole('link')).toHaveAttribute('href', 'https://paper.example/story');
  expect(section.getByText('No promise.')).toBeVisible();
});
