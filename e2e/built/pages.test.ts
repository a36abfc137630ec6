import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../content/en/words';
import { SITE } from './built-site';
import { documentOf, documents, hrefs } from './documents';

const { company } = en;
const { cities } = en.navigation.footer;

const everyPage = [...documents, { route: '/404', page: documentOf('/404') }];

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
      // A calculator reads its answers after `#`.
      if (id.includes('=')) return target !== documentOf('/solar-calculator');
      return id !== '' && !target.getElementById(id) && !target.querySelector(`[data-address="${id}"]`);
    });
    expect(broken).toEqual([]);
  },
);

test.each(everyPage)('header and menu of $route lead to the five pages and the call to action', ({ page }) => {
  const links = [
    ['Home', '/home'],
    ['Housing Society', '/housing_society'],
    ['Commercial', '/commercial'],
    ['About Us', '/aboutus'],
    ['Subsidies', '/subsidies'],
    ['Sign up for free electricity →', expect.stringMatching(/^\/go-solar(#|$)/)],
  ];
  for (const part of ['header nav', 'header dialog']) {
    const found = [...page.querySelectorAll(`${part} a`)].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(found).toEqual(expect.arrayContaining(links));
  }
});

test.each(everyPage)('words of $route in Devanagari letters are marked as Hindi', ({ page }) => {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const isWords = /[\u0900-\u097f]/.test(data) && !parentElement!.closest('script, style');
    if (isWords && parentElement!.closest('[lang]')?.getAttribute('lang') !== 'hi') unmarked.push(data);
  }
  expect(unmarked).toEqual([]);
});

test.each(everyPage)(
  'the styles of $route stand in the page, and are the same where dark pages are preferred',
  ({ page }) => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    const styles = [...page.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(styles).toMatch(/color-scheme:\s*light\b/);
    expect(styles).not.toContain('prefers-color-scheme');
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

test('the footer of every page leads to the towns: the landing pages list them, the others link to the list', () => {
  for (const { route, page } of documents) {
    const links = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
    const listed = ['/', '/residential'].includes(route);
    expect(links).toEqual(
      expect.arrayContaining(listed ? cities.places.flatMap(({ href }) => href ?? []) : [cities.all.href]),
    );
  }
});
