import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { language, navigation } from '../company.fixture';
import { Header } from './Header';

const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <Header content={navigation} siteName="Roof Co" language={language} />,
  );
});

test('the company name in the header is excluded from translation', () => {
  expect(within(screen.getByRole('banner')).getByText('Roof Co')).toHaveAttribute('translate', 'no');
});

test('the logo in the header contains both the full name and the short name of a company that has both', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Header content={navigation} siteName="Roof Company of the Plains" shortName="Roof" language={language} />,
  );
  const logo = screen.getByRole('link', { name: /Roof Company/ });
  expect(within(logo).getByText('Roof Company of the Plains')).toHaveClass('whole');
  expect(within(logo).getByText('Roof', { exact: true })).toHaveClass('short');
});

test('the logo in the header leads to the landing page', () => {
  expect(screen.getByRole('link', { name: 'Roof Co' })).toHaveAttribute('href', '/');
});

test('the main navigation of the header has the links of the site and the call to action', () => {
  expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/home'],
    ['Subsidies', '/subsidies'],
    ['Sign up', '/go-solar'],
  ]);
});

test('the header marks the link to the current page and no other link, and no link at all on the 404 page', () => {
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  document.body.innerHTML = renderToStaticMarkup(
    <Header content={navigation} siteName="Roof Co" language={language} here="/subsidies" />,
  );
  expect(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' }),
  ).toHaveTextContent('Subsidies');
});

test("the header's menu for phones is a closed dialog with the same links as the header, and the menu button announces a dialog", () => {
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  expect(menu.open).toBe(false);
  expect([...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links(screen.getByRole('navigation', { name: 'Main' })),
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-haspopup', 'dialog');
});
