import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { navigation } from '@/content/navigation';
import { MobileMenu } from './MobileMenu';
import { wireMenu } from './wire-menu';

// jsdom has no modal dialogs and no media queries: what the browser itself does for them, the journeys show.
const widths = { change: () => {} };
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(window, {
  matchMedia: (query: string) => ({
    addEventListener: (_: 'change', heard: () => void) => {
      if (query === '(min-width: 769px)') widths.change = heard;
    },
  }),
});

const user = userEvent.setup({ delay: null });
const menu = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(async () => {
  document.body.innerHTML = renderToStaticMarkup(<MobileMenu content={navigation} />);
  wireMenu();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
});

test('a press on its button opens the menu', () => {
  expect(menu().open).toBe(true);
});

test('a press on its close button closes it', async () => {
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu().open).toBe(false);
});

test.each(['Home', 'Sign up for free electricity →'])('a press on the link "%s" closes it', async (name) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(menu().open).toBe(false);
});

test('a press outside, which lands on the dialog itself, closes it', async () => {
  await user.click(menu());
  expect(menu().open).toBe(false);
});

test('a press inside, beside its links, leaves it open', async () => {
  await user.click(screen.getByRole('list'));
  expect(menu().open).toBe(true);
});

test('a screen that becomes wide enough for the links closes it', () => {
  widths.change();
  expect(menu().open).toBe(false);
});
