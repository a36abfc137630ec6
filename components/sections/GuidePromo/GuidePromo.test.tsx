import { render, screen, within } from '@testing-library/react';
import { GuidePromo } from './GuidePromo';

const content = {
  heading: 'A guide',
  points: ['Savings', 'Myths'],
  action: { text: 'Take it', about: 'the guide for huts', href: '/guidedownload' },
  cover: { src: '/pictures/cover.svg', width: 600, height: 848, alt: 'Cover of the guide' },
};

test('the promotion of a guide shows an opening line, the cover, the contents and a link to the guide', () => {
  render(<GuidePromo content={{ ...content, text: 'To read at home.' }} />);
  expect(screen.getByText('To read at home.')).toBeVisible();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Savings', 'Myths']);
  expect(screen.getByRole('link', { name: 'Take it the guide for huts' })).toHaveAttribute('href', '/guidedownload');
  expect(screen.getByRole('img', { name: 'Cover of the guide' })).toBeVisible();
});

test('the promotion of a guide without an opening line has no empty paragraph', () => {
  const { container } = render(<GuidePromo content={content} />);
  expect(screen.getByRole('region', { name: 'A guide' })).toBeVisible();
  expect(container.querySelector('p')).toBeNull();
});
