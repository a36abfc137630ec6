import { render, screen, within } from '@testing-library/react';
import { CtaBand } from './CtaBand';

test('the band at the end of a page has a heading and one call to action', () => {
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
