import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPage } from '../read/read-page';
import { emptySite } from '../read/read-site';
import { overview } from './overview';

const page = (route: string, title: string) =>
  readPage(route, `<title>${title}</title><link rel="canonical" href="https://solar.example${route}">`);
const site = {
  ...emptySite({ name: 'out/', draft: false }),
  pages: [page('/', 'First page'), page('/careers', 'Work with us'), page('/commercial', 'Solar for factories')],
};
const missing = { level: 'error', route: '/careers', what: 'It has no description.' } as const;

beforeEach(() => {
  const where = { file: 'careers.ts', field: 'seo.description' };
  document.body.innerHTML = overview({ site, findings: [{ ...missing, where }] });
  jest.isolateModules(() => jest.requireActual('./client'));
});

const pages = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the table is searched by route, title and finding, and filtered by level', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'FACTORIES sol');
  expect(pages()).toEqual(['/commercial']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 pages');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Errors');
  expect(pages()).toEqual(['/careers']);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Warnings');
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }));
  expect(pages()).toEqual(['/', '/careers', '/commercial']);
  expect(screen.getByRole('status')).toHaveTextContent('3 pages: 1 error, 0 warnings, 0 notes');
});

test('the pages are reached with / and the arrow keys, past those that are filtered out', async () => {
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('/c{ArrowDown}');
  expect(screen.getByRole('link', { name: '/careers' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '/commercial' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the list is filtered by the text that a browser puts back into the search box', () => {
  screen.getByRole<HTMLInputElement>('searchbox').value = 'factories';
  fireEvent(window, new Event('pageshow'));
  expect(pages()).toEqual(['/commercial']);
});
