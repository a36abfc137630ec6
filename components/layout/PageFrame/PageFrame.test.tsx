import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Audience } from '@/content/schema';
import { navigation, site } from '../site.fixture';
import { PageFrame } from './PageFrame';

const open = (page: { form?: string; audience?: Audience; here?: string } = {}) => {
  document.body.innerHTML = renderToStaticMarkup(
    <PageFrame navigation={navigation} site={site} {...page}>
      <h1>A page</h1>
    </PageFrame>,
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
  open({ form: '/residential#consultation' });
  expect(quote()).toHaveAttribute('href', '/residential#consultation');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on /go-solar the call to action leads to its form, in header and menu alike, and the bar does not say the same', () => {
  open({ form: '/go-solar#consultation' });
  expect(quote()).not.toBeInTheDocument();
  expect(actions()).toEqual(['/go-solar#consultation', '/go-solar#consultation']);
});

test.each([
  ['society', '/go-solar#housing'],
  ['business', '/go-solar#commercial'],
] as const)('on a page for a %s the call to action leads to %s', (audience, href) => {
  open({ audience, form: '/a-page#form' });
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
  open({ here: '/subsidies' });
  expect(hrefs('[aria-current=page]')).toEqual(['/subsidies', '/subsidies']);
});
