import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '@/content/schemas/blocks';
import type { Audience } from '@/content/schemas/navigation';
import { language, navigation, company } from '../company.fixture';
import { PageLayout } from './PageLayout';

interface Opened {
  route?: Page['route'];
  form?: string;
  audience?: Audience;
  prefix?: string;
}

const open = ({ route = '/careers', prefix = '', ...page }: Opened = {}) => {
  document.body.innerHTML = renderToStaticMarkup(
    <PageLayout words={{ language: { ...language, prefix }, navigation, company }} page={{ route }} {...page}>
      <h1>A page</h1>
    </PageLayout>,
  );
};
const quote = () => screen.queryByRole('link', { name: 'Get a quote' });
const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const actions = () =>
  [...document.querySelectorAll('header a')]
    .filter(({ textContent }) => textContent === 'Sign up')
    .map((link) => link.getAttribute('href'));

test('on a page without a form, quote and call to action lead to /go-solar', () => {
  open();
  expect(quote()).toHaveAttribute('href', '/go-solar');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on a page with a form of its own, the quote leads to that form and the call to action to /go-solar', () => {
  open({ route: '/residential', form: 'consultation' });
  expect(quote()).toHaveAttribute('href', '/residential#consultation');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on /go-solar the call to action leads to its form, in header and menu alike, and the bar does not say the same', () => {
  open({ route: '/go-solar', form: 'consultation' });
  expect(quote()).not.toBeInTheDocument();
  expect(actions()).toEqual(['/go-solar#consultation', '/go-solar#consultation']);
});

test.each([
  ['society', '/go-solar#housing'],
  ['business', '/go-solar#commercial'],
] as const)('on a page for a %s the call to action leads to %s', (audience, href) => {
  open({ audience, form: 'form' });
  expect(actions()).toEqual([href, href]);
});

test.each([
  [undefined, 'Hello.'],
  ['home', 'Hello from a home.'],
  ['society', 'Hello from a society.'],
  ['business', 'Hello from a business.'],
] as const)(
  'on a page for %s a message on WhatsApp begins "%s", from the line above the header and from the bar',
  (audience, words) => {
    open({ audience });
    const link = `https://wa.me/919876543210?text=${encodeURIComponent(words)}`;
    expect(hrefs('a[href*="wa.me"]')).toEqual([link, link]);
  },
);

test('the page itself is marked in the header and in the menu', () => {
  open({ route: '/subsidies' });
  expect(hrefs('[aria-current=page]')).toEqual(['/subsidies', '/subsidies']);
});

test('in a language with a prefix, the logo leads to the first page of that language, and a quote to its own form', () => {
  open({ route: '/residential', form: 'consultation', prefix: '/hi' });
  expect(screen.getAllByRole('link', { name: 'Roof Co' }).map((link) => link.getAttribute('href'))).toEqual([
    '/hi',
    '/hi',
  ]);
  expect(quote()).toHaveAttribute('href', '/hi/residential#consultation');
});
