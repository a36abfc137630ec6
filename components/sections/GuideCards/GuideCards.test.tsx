import { render, screen, within } from '@testing-library/react';
import { guidedownload } from '@/content/pages/guidedownload';
import { GuideCards } from './GuideCards';

test.each([
  ['For your home', 6, /^Download for free \(PDF\) ?: For your home$/, '/guides/home-solar-guide.pdf'],
  ['For your housing society', 4, /^Download for free \(PDF\) ?: For your housing society$/, '/guides/housing-society-solar-guide.pdf'],
])('the guide "%s" says what is in it, and is given at once', (title, chapters, name, file) => {
  render(<GuideCards content={guidedownload.guides} />);
  const card = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
  expect(within(within(card).getByRole('list')).getAllByRole('listitem')).toHaveLength(chapters);
  const link = within(card).getByRole('link', { name });
  expect(link).toHaveAttribute('href', file);
  expect(link).toHaveAttribute('download');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
