import { render, screen, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { CtaBand } from './CtaBand';

test('a page ends with one next step', () => {
  render(<CtaBand content={home.next} />);
  const band = screen.getByRole('region', { name: 'Find out what your roof can earn' });
  expect(within(band).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/go-solar']);
});
