import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { runEarly } from '@/components/early/run-early.fixture';
import { language, navigation } from '../company.fixture';
import { MobileMenu } from './MobileMenu';
import { openMenu } from '@/components/early/open-menu';

// Fakes modal dialogs and layout, which jsdom lacks. The browser tests in e2e/ cover what real browsers do.
const layout = { width: 90 };
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => layout.width });
const user = userEvent.setup({ delay: null });
const menu = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const toggle = () => screen.getByRole('button', { name: 'Menu' });
const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

const draw = () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MobileMenu content={navigation} language={language} here="/subsidies" />,
  );
};

beforeEach(async () => {
  layout.width = 90;
  draw();
  runEarly(openMenu);
  await user.click(toggle());
  await frame();
});

test('a press on the menu button is visible at once, and opens the menu after the next paint', async () => {
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('data-kept');
  expect(menu().open).toBe(false);
  await frame();
  expect(toggle()).not.toHaveAttribute('data-kept');
  expect(menu().open).toBe(true);
});

test('two presses in a row on the menu button open the menu once', async () => {
  const shown = jest.spyOn(menu(), 'showModal');
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await user.dblClick(toggle());
  await frame();
  expect(shown).toHaveBeenCalledTimes(1);
});

test('the menu marks the link to the current page, and no other', () => {
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Subsidies');
});

test('a press on the close button closes the menu', async () => {
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu().open).toBe(false);
});

test.each(['Home', 'Sign up'])('a press on the link "%s" closes the menu', async (name) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(menu().open).toBe(false);
});

test('a press outside the menu, which lands on the dialog itself, closes the menu', async () => {
  await user.click(menu());
  expect(menu().open).toBe(false);
});

test('a press inside the menu, beside its links, does not close it', async () => {
  await user.click(screen.getByRole('list'));
  expect(menu().open).toBe(true);
});

test('the menu does not open if its button is hidden between the press and the next paint', async () => {
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await user.click(toggle());
  layout.width = 0;
  await frame();
  expect(menu().open).toBe(false);
});

test('the menu closes when its button is hidden because the header has room for the links', () => {
  layout.width = 0;
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(false);
});

test('the menu stays open when the window is resized and the menu button is still shown', () => {
  layout.width = 90;
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(true);
});

test('the menu still opens and closes after React has drawn it anew', async () => {
  draw();
  await user.click(toggle());
  await frame();
  expect(menu().open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu().open).toBe(false);
});
