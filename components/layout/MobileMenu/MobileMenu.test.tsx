import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { runEarly } from '@/components/early/run-early.fixture';
import { language, navigation } from '../company.fixture';
import { MobileMenu } from './MobileMenu';
import { openMenu } from '@/components/early/open-menu';

// jsdom lacks layout and modal dialogs.
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

test('a press on the menu button marks the button at once, and opens the menu after the next paint', async () => {
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

test('a press outside the menu closes the menu', async () => {
  await user.click(menu());
  expect(menu().open).toBe(false);
});

test('a press between the links of the menu does not close the menu', async () => {
  await user.click(screen.getByRole('list'));
  expect(menu().open).toBe(true);
});

test('the menu does not open if the menu button is hidden between the press and the next paint', async () => {
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await user.click(toggle());
  layout.width = 0;
  await frame();
  expect(menu().open).toBe(false);
});

test('the menu closes when the window becomes so wide that the menu button is hidden', () => {
  layout.width = 0;
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(false);
});

test('resizing the window does not close the menu while the menu button is shown', () => {
  layout.width = 90;
  window.dispatchEvent(new Event('resize'));
  expect(menu().open).toBe(true);
});

test('the menu opens and closes after React has replaced its elements', async () => {
  draw();
  await user.click(toggle());
  await frame();
  expect(menu().open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu().open).toBe(false);
});
