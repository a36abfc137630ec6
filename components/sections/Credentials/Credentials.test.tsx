import { render, screen, within } from '@testing-library/react';
import { Credentials } from './Credentials';

const heading = 'Who stands behind it';

test('credentials that the company has supplied are shown, and others are left out', () => {
  render(
    <Credentials
      content={{
        heading,
        facts: [
          { label: 'Vendor number', supplied: 'UP-1234' },
          { label: 'Warranty', supplied: null },
          { label: 'Office', supplied: '12 Ghat Road, Varanasi', also: '10 am to 6 pm' },
        ],
      }}
    />,
  );
  const section = within(screen.getByRole('region', { name: heading }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Vendor number', 'Office']);
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'UP-1234',
    '12 Ghat Road, Varanasi',
    '10 am to 6 pm',
  ]);
});

test('no credentials and no heading are shown if the company has supplied none', () => {
  const { container } = render(
    <Credentials content={{ heading, facts: [{ label: 'Office', supplied: null, also: '10 am to 6 pm' }] }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
