import { render, screen, within } from '@testing-library/react';
import type { LegalTextContent } from '@/content/schemas/articles';
import { LegalText } from './LegalText';

const content: LegalTextContent = {
  contents: 'On this page',
  inForce: { text: 'In force since', date: '2026-11-21' },
  ask: { heading: 'Not clear?', text: 'Ask us.', ways: [{ icon: 'phone', text: '+91 1', href: 'tel:+911' }] },
  sections: [
    {
      id: 'roof',
      heading: 'The roof',
      blocks: ['It is yours.', ['Read ', { text: 'our terms', href: '/terms-of-service' }, '.']],
      approved: null,
    },
    {
      id: 'sun',
      heading: 'The sun',
      blocks: [
        { list: ['It shines.', 'It sets.'] },
        { steps: ['Rise.', 'Set.'] },
        { table: { caption: 'Hours', columns: ['Month', 'Sun'], rows: [['May', '13']] } },
      ],
      approved: null,
    },
  ],
};

beforeEach(() => {
  render(<LegalText content={content} locale="en-IN" />);
});

test('the table of contents links to each section of a legal text', () => {
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  for (const [name, id] of [
    ['The roof', 'roof'],
    ['The sun', 'sun'],
  ] as const) {
    expect(within(contents).getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', id);
  }
});

test('a paragraph of a legal text may contain links', () => {
  const roof = screen.getByRole('region', { name: 'The roof' });
  expect(within(roof).getByText('It is yours.')).toBeVisible();
  expect(within(roof).getByRole('link', { name: 'our terms' }).closest('p')).toHaveTextContent('Read our terms.');
});

test('in a legal text, a list is a <ul>, steps are an <ol>, and a table is named by its caption', () => {
  const sun = screen.getByRole('region', { name: 'The sun' });
  const [list, steps] = within(sun).getAllByRole('list');
  expect(list!.tagName).toBe('UL');
  expect(
    within(list!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['It shines.', 'It sets.']);
  expect(steps!.tagName).toBe('OL');
  expect(
    within(steps!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Rise.', 'Set.']);
  expect(within(sun).getByRole('table', { name: 'Hours' })).toBeVisible();
});

test('a legal text shows the date from which it is in force', () => {
  expect(screen.getByText(/^In force since/)).toHaveTextContent('In force since 21 November 2026');
});

test('a legal text shows a contact for questions', () => {
  const ask = screen.getByRole('complementary', { name: 'Not clear?' });
  expect(within(ask).getByRole('link', { name: '+91 1' })).toHaveAttribute('href', 'tel:+911');
});
