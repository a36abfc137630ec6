import { render, screen } from '@testing-library/react';
import { language } from '../company.fixture';
import { LanguageLink } from './LanguageLink';

const hindi = { code: 'hi', lang: 'hi-IN', prefix: '/hi', name: 'हिन्दी' };
const withHindi = { ...language, others: [hindi] };

test('the link to the other language leads to the same page, is written in that language, and names it in `lang` and `hreflang`', () => {
  render(<LanguageLink language={withHindi} here="/subsidies" />);
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('href', '/hi/subsidies');
  expect(link).toHaveAttribute('lang', 'hi');
  expect(link).toHaveAttribute('hreflang', 'hi');
});

test('the 404 page links to the landing page in the other language', () => {
  render(<LanguageLink language={withHindi} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/hi');
});

test('a site with one language has no link to another language', () => {
  render(<LanguageLink language={language} here="/subsidies" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
