import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trustedBy } from '@/content/trusted-by';
import { LogoStrip } from './LogoStrip';

beforeEach(() => render(<LogoStrip content={trustedBy} />));

test('five logos are read out under "Trusted By", and the copy that makes the strip endless is not', () => {
  expect(screen.getByRole('region', { name: 'Trusted By' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(5);
  expect(document.querySelectorAll('img')).toHaveLength(10);
});

test('the strip can be paused with a control that has a name', async () => {
  const pause = screen.getByRole('checkbox', { name: 'Pause the logos' });
  expect(pause).not.toBeChecked();
  await userEvent.click(screen.getByText('Pause the logos'));
  expect(pause).toBeChecked();
});
