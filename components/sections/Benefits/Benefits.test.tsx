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

test('each benefit has its large text and its claim in a heading', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '3% loans',
    'Stormproof frames',
  ]);
});

test('a benefit with an offer links to the terms of that offer', () => {
  expect(screen.getByRole('link', { name: 'subject to terms' })).toHaveAttribute('href', '/tnc-goodzero');
});

test('the link to all benefits has a name that says where it leads', () => {
  expect(screen.getByRole('link', { name: 'Know More about both promises' })).toHaveAttribute('href', '/knowmore');
});
