import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Audience } from '@/content/schemas/site';
import { landing } from '@/lib/leads/descriptions.fixture';
import { pageAt } from '@/lib/pages.fixture';
import { language, navigation, company } from '../company.fixture';
import { PageLayout } from './PageLayout';

const areaServed = { state: 'A State', country: { name: 'India', code: 'IN' }, cities: ['Atown'] };

interface Opened {
  address?: string;
  form?: string;
  audience?: Audience;
  home?: string;
}

const open = ({ address = '/careers', home = '/', form, ...page }: Opened = {}) => {
  document.body.innerHTML = renderToStaticMarkup(
    <PageLayout
      site={{ language: { ...language, home }, navigation, company, areaServed }}
      page={pageAt(address)}
      form={form === undefined ? undefined : { id: form, content: { form: landing } }}
      {...page}
    >
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

test('without a form on the page, the link for a quote and the call to action lead to /go-solar', () => {
  open();
  expect(quote()).toHaveAttribute('href', '/go-solar');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('with a form on the page, the link for a quote leads to that form, and the call to action to /go-solar', () => {
  open({ address: '/residential', form: 'consultation' });
  expect(quote()).toHaveAttribute('href', '#consultation');
  expect(actions()).toEqual(['/go-solar', '/go-solar']);
});

test('on /go-solar, header and menu link to the form of the page, and the action bar has no link for a quote', () => {
  open({ address: '/go-solar', form: 'consultation' });
  expect(quote()).not.toBeInTheDocument();
  expect(actions()).toEqual(['/go-solar#consultation', '/go-solar#consultation']);
});

test.each([
  ['society', '/go-solar#housing'],
  ['business', '/go-solar#commercial'],
] as const)('on a page for a %s, the call to action leads to %s', (audience, href) => {
  open({ audience, form: 'form' });
  expect(actions()).toEqual([href, href]);
});

test.each([
  ['Hello.', undefined],
  ['Hello from a home.', 'home'],
  ['Hello from a society.', 'society'],
  ['Hello from a business.', 'business'],
] as const)(
  'contact line and action bar link to a WhatsApp message "%s" if the prop `audience` is %s',
  (words, audience) => {
    open({ audience });
    const link = `https://wa.me/919876543210?text=${encodeURIComponent(words)}`;
    expect(hrefs('nav a[href*="wa.me"]')).toEqual([link, link]);
  },
);

test('header and menu mark the link to the current page', () => {
  open({ address: '/subsidies' });
  expect(hrefs('[aria-current=page]')).toEqual(['/subsidies', '/subsidies']);
});

test("in another language, the logo links to that language's landing page, and the quote link to the page's form", () => {
  open({ address: '/hi/residential', form: 'consultation', home: '/hi' });
  expect(screen.getAllByRole('link', { name: /^Roof Co/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/hi',
    '/hi',
  ]);
  expect(quote()).toHaveAttribute('href', '#consultation');
});

test('a page has structured data with its address, and the 404 page has no structured data', () => {
  open();
  const data = document.querySelector('main script[type="application/ld+json"]');
  expect(JSON.parse(data!.textContent)['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', url: 'https://www.example.com/careers' }),
  );
  const site = { language, navigation, company, areaServed };
  expect(renderToStaticMarkup(<PageLayout site={site}>A page</PageLayout>)).not.toContain('ld+json');
});
