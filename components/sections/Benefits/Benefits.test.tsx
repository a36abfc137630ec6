import { render, screen } from '@testing-library/react';
import { Benefits } from './Benefits';
import type { ContentOf } from '../Section/Section';

const content: ContentOf<'benefits'> = {
  heading: 'Why us',
  benefits: [
    {
      icon: 'banknote',
      largeText: '3%',
      claim: 'loans',
      text: 'Cheap.',
      terms: { text: 'subject to terms', href: '/tnc-goodzero' },
    },
    { icon: 'wind', largeText: 'Stormproof', claim: 'frames', text: 'Strong.' },
  ],
  action: { text: 'Know More', about: 'about both promises', href: '/knowmore' },
};

beforeEach(() => {
  render(<Benefits content={content} />);
});

test('the heading of a benefit consists of the large text and the claim', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '3% loans',
    'Stormproof frames',
  ]);
});

test('a benefit whose content has terms links to the terms', () => {
  expect(screen.getByRole('link', { name: 'subject to terms' })).toHaveAttribute('href', '/tnc-goodzero');
});

test('the accessible name of the link to all benefits says what the linked page is about', () => {
  expect(screen.getByRole('link', { name: 'Know More about both promises' })).toHaveAttribute('href', '/knowmore');
});
