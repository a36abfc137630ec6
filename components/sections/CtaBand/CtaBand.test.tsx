import { render, screen, within } from '@testing-library/react';
import { CtaBand } from './CtaBand';

test('a page ends with one next step', () => {
  render(
    <CtaBand
      content={{ heading: 'Ask us', text: 'It is free.', action: { text: 'Get a quote', href: '/go-solar' } }}
    />,
  );
  const band = screen.getByRole('region', { name: 'Ask us' });
  expect(
    within(band)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/go-solar']);
});
