import { render, screen, within } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { GuidePromo } from './GuidePromo';

test('the guide for homeowners shows its six points and where to get it', () => {
  render(<GuidePromo content={landingBlocks.guide} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Download for free the guide for homeowners' })).toHaveAttribute('href', '/guidedownload');
  expect(screen.getByRole('img', { name: 'Cover of the guide: A Guide To Going Solar For Homeowners' })).toBeVisible();
});

test('another guide brings its own words, without an opening line if it has none', () => {
  const cover = { src: '/pictures/cover.svg', width: 600, height: 848, decorative: true as const };
  const { container } = render(
    <GuidePromo
      content={{ heading: 'A Guide To Going Solar For Housing Societies', points: ['Savings', 'Myths'], action: { text: 'Download for free', about: 'the society guide', href: '/guidedownload' }, cover }}
    />,
  );
  expect(screen.getByRole('region', { name: 'A Guide To Going Solar For Housing Societies' })).toBeVisible();
  expect(container.querySelector('p')).toBeNull();
});
