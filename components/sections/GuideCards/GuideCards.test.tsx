import { render, screen, within } from '@testing-library/react';
import { GuideCards } from './GuideCards';

const guide = (title: string, contents: string[], file: string) => ({
  ...{
    title,
    text: 'To read at home.',
    cover: { src: '/pictures/cover.svg', width: 600, height: 848, decorative: true as const },
  },
  ...{ contentsHeading: 'In it', contents, file, download: 'Take it', format: 'PDF' },
});

test('the card of a guide says what is in the guide and has a link that downloads its PDF, without a field to fill in', () => {
  const guides = [
    guide('For a hut', ['Size', 'Cost'], '/guides/hut.pdf'),
    guide('For a castle', ['Towers'], '/guides/castle.pdf'),
  ];
  render(<GuideCards content={{ heading: 'Guides', line: 'Free.', guides }} />);
  for (const { title, contents, file } of guides) {
    const card = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
    expect(
      within(within(card).getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(contents);
    const link = within(card).getByRole('link', { name: new RegExp(`^Take it \\(PDF\\) ?: ${title}$`) });
    expect(link).toHaveAttribute('href', file);
    expect(link).toHaveAttribute('download');
  }
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
