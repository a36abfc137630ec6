import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoStrip } from './LogoStrip';

const logo = (name: string) => ({ src: `/pictures/${name}.svg`, width: 200, height: 80, alt: name });
const content = {
  heading: 'They trust us',
  pause: 'Pause the logos',
  logos: ['one', 'two', 'three', 'four', 'five'].map(logo),
};

beforeEach(() => render(<LogoStrip content={content} />));

test('screen readers read each of five logos once, although the strip contains every logo twice', () => {
  expect(screen.getByRole('region', { name: 'They trust us' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(5);
  expect(document.querySelectorAll('img')).toHaveLength(10);
});

test('the checkbox that pauses the logo strip has an accessible name, and its label checks the checkbox', async () => {
  const pause = screen.getByRole('checkbox', { name: 'Pause the logos' });
  expect(pause).not.toBeChecked();
  await userEvent.click(screen.getByText('Pause the logos'));
  expect(pause).toBeChecked();
});
