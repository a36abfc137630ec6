import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../content/en/words';
import { SITE } from './built-site';
import { documentOf, documents } from './documents';

const { company } = en;
const { cities } = en.navigation.footer;

const everyPage = [...documents, { route: '/404', page: documentOf('/404') }];

const hrefs = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href')!);
const textIn = (page: ParentNode, selector: string) => page.querySelector(selector)?.textContent ?? '';

test.each(everyPage)('$route has one main heading and names the company', ({ page }) => {
  expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([expect.stringMatching(/\S/)]);
  expect(textIn(page, 'footer')).toContain(company.name);
});

test.each(everyPage)(
  'every link of $route inside the site leads to a page or a file, and to a place that is there',
  ({ page }) => {
    const broken = [...new Set(hrefs(page, 'a[href^="/"], a[href^="#"]'))].filter((href) => {
      const { pathname, hash } = new URL(href, 'https://site.example');
      const file = path.join(SITE, pathname);
      if (!href.startsWith('#') && pathname !== '/' && !existsSync(`${file}.html`)) return !existsSync(file);
      const target = href.startsWith('#') ? page : documentOf(pathname);
      const id = decodeURIComponent(hash.slice(1));
      return id !== '' && !target.getElementById(id) && !target.querySelector(`[data-address="${id}"]`);
    });
    expect(broken).toEqual([]);
  },
);

test('the page for an unknown address leads home, to the three audiences and to the phone', () => {
  const links = hrefs(documentOf('/404').querySelector('main')!, 'a');
  expect(links).toEqual(
    expect.arrayContaining(['/', '/home', '/housing_society', '/commercial', expect.stringMatching(/^tel:/)]),
  );
});

test('neither the style guide nor the search and share studio is in the site', () => {
  expect(
    readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => /styleguide|__seo|studio/i.test(name)),
  ).toEqual([]);
});

test('the landing pages alone list the cities in the footer', () => {
  const listing = documents
    .filter(({ page }) => cities.names.some((city) => textIn(page, 'footer').includes(city)))
    .map(({ route }) => route);
  expect(listing).toEqual(['/', '/residential']);
});
