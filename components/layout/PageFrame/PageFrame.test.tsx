import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { PageFrame } from './PageFrame';

const open = (form?: string) => {
  document.body.innerHTML = renderToStaticMarkup(
    <PageFrame navigation={navigation} site={site} form={form}>
      <h1>A page</h1>
    </PageFrame>,
  );
};
const quote = () => within(screen.getByRole('navigation', { name: 'Reach us' })).queryByRole('link', { name: 'Get a quote' });
const actions = () => [...document.querySelectorAll('header a')].filter(({ textContent }) => textContent?.startsWith('Sign up')).map((link) => link.getAttribute('href'));

test('on a page without a form, quote and call to action lead to /go-solar', () => {
  open();
  expect(quote()).toHaveAttribute('href', '/go-solar');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on a page with a form of its own, the quote leads to that form and the call to action to /go-solar', () => {
  open('/commercial#enquiry');
  expect(quote()).toHaveAttribute('href', '/commercial#enquiry');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on /go-solar the call to action leads to its form, in header and menu alike, and the bar does not say the same', () => {
  open('/go-solar#consultation');
  expect(quote()).not.toBeInTheDocument();
  expect(actions()).toEqual(['/go-solar#consultation', '/go-solar#consultation']);
});
