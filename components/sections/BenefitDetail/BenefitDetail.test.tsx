import { render, screen, within } from '@testing-library/react';
import { BenefitDetail } from './BenefitDetail';

test('a benefit is shown with its limits and its link to more, in a section with an id for links', () => {
  const content = {
    id: 'shade',
    heading: 'Shade for ever',
    picture: { src: '/pictures/tree.svg', width: 800, height: 600, alt: 'A tree' },
    meaning: ['It is cool below.'],
    limits: { heading: 'What it does not cover', points: ['Not in winter.', 'Not at night.'] },
    more: { text: 'All terms', href: '/terms-of-service' },
  };
  render(<BenefitDetail content={content} />);
  const section = screen.getByRole('region', { name: 'Shade for ever' });
  expect(section).toHaveAttribute('id', 'shade');
  expect(within(section).getByRole('heading', { name: 'What it does not cover' })).toBeVisible();
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not in winter.', 'Not at night.']);
  expect(within(section).getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/terms-of-service');
});
