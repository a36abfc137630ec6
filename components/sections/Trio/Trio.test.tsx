import { render, screen } from '@testing-library/react';
import { aboutus } from '@/content/pages/aboutus';
import { home } from '@/content/pages/home';
import { Trio } from './Trio';

test('vision, mission and method stand under headings of their own', () => {
  render(<Trio content={aboutus.beliefs} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Vision', 'Mission', 'Method']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an answer may lead on', () => {
  render(<Trio content={home.questions} />);
  expect(screen.getByRole('link', { name: 'See subsidies and EMI' })).toHaveAttribute('href', '/subsidies');
});
