import { readdirSync } from 'node:fs';
import { en, languages } from '../site';
import { addressIn } from '../../lib/language-address';
import { bytesOf, SITE } from './built-site';
import { documentOf, documents, hrefs, visibleTexts, wordsOf } from './documents';
import { pageOf } from '../../lib/pages';

const everyPage = [...documents, { address: '/404', own: pageOf(en, 'landing'), site: en, page: documentOf('/404') }];

test.each(everyPage)('$address has one main heading and names the company in its footer', ({ page, site }) => {
  expect([...page.querySelectorAll('h1')].map(wordsOf)).toEqual([expect.stringMatching(/\S/)]);
  expect(wordsOf(page.querySelector('footer'))).toContain(site.company.name);
});

test.each(everyPage)('no id occurs twice on $address', ({ page }) => {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(everyPage)(
  '$address waits for no style sheet, has no dark mode, and has the script for slides if, and only if, it has slides',
  ({ page }) => {
    const textOf = (selector: string) => [...page.querySelectorAll(selector)].map((part) => part.textContent).join('');
    const movesSlides = textOf('script:not([src], [type])').includes('[data-strip]');
    expect(movesSlides).toBe(page.querySelector('[data-strip]') !== null);
    expect(page.querySelectorAll('link[rel=stylesheet]:not([media])')).toHaveLength(0);
    // The site must look the same for visitors who prefer dark pages.
    expect(textOf('style')).toMatch(/color-scheme:\s*light\b/);
    expect(textOf('style')).not.toContain('prefers-color-scheme');
  },
);

test('the built site contains neither the style guide, the search and share studio nor the editor', () => {
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /styleguide|__seo|studio/i.test(name))).toEqual([]);
  const files = names.filter((name) => /\.(html|js|css)$/.test(name));
  expect(files.filter((file) => /Edit words|__words/.test(bytesOf(file).toString('latin1')))).toEqual([]);
});

test.each(everyPage)('header and menu of $address link to the five main pages and to /go-solar', ({ page, site }) => {
  const links = ['/home', '/housing_society', '/commercial', '/aboutus', '/subsidies'];
  const here = links.map((route) => site.language.prefix + route);
  for (const part of ['header nav', 'header dialog'])
    expect(hrefs(page, `${part} a`)).toEqual(
      expect.arrayContaining([...here, expect.stringMatching(/\/go-solar(#|$)/)]),
    );
});

test.each(everyPage)('links of the same name in the footer of $address lead to the same page', ({ page }) => {
  const links = [...page.querySelectorAll('footer a')].map(({ textContent, attributes }) => [
    textContent,
    attributes.getNamedItem('href')?.value,
  ]);
  const targets = new Map(links.map(([name, href]) => [name, href] as const));
  expect(links.filter(([name, href]) => targets.get(name) !== href)).toEqual([]);
});

test.each(everyPage)(
  'the header of $address has two links to the page in each other language',
  ({ page, own, site }) => {
    for (const other of site.language.others) {
      const there = hrefs(page, `header a[hreflang=${other.code}][lang=${other.code}]`);
      expect(there).toEqual(Array(2).fill(addressIn(other, own.address, site.language)));
    }
  },
);

test.each(everyPage)(
  'links inside the site on $address lead to pages of its language, unless they are marked with a language or lead to guides',
  ({ page, site }) => {
    const addresses = Object.values(site.pages).map(({ address }) => address);
    const links = hrefs(page, 'a[href^="/"]:not([hreflang], main [lang] a)').filter(
      (href) => !href.startsWith('/guides/'),
    );
    expect(links.filter((href) => !addresses.includes(href.split('#')[0] || '/'))).toEqual([]);
  },
);

const inDevanagari = languages.filter(({ language }) => language.typeface === 'anek-devanagari');

test.each(everyPage)('$address marks words in Devanagari and quoted English titles with their language', ({ page }) => {
  const unmarked = visibleTexts(page.body).filter(({ data, parentElement }) => {
    const lang = parentElement!.closest('[lang]')?.getAttribute('lang') ?? '';
    if (/“[A-Za-z]+ [^”]+”/.test(data) && !lang.startsWith('en')) return true;
    return /[\u0900-\u097f]/.test(data) && !inDevanagari.some(({ language }) => lang.startsWith(language.code));
  });
  expect(unmarked.map(({ data }) => data)).toEqual([]);
});

test('the 404 page links to /, three main pages and the phone, and is marked as `noindex`', () => {
  const page = documentOf('/404');
  expect(hrefs(page.querySelector('main')!, 'a')).toEqual(
    expect.arrayContaining(['/', '/home', '/housing_society', '/commercial', expect.stringMatching(/^tel:/)]),
  );
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

const FOOTER = [
  'privacy-policy',
  'terms-of-service',
  'tnc-goodzero',
  'accessibility',
  'solar-calculator',
  'solar-calculator-check-bill',
  'solar-calculator-compare-quotes',
  'solar-calculator-roof',
  'learn',
];

test.each(documents)(
  'the footer of $address links to legal pages, calculators, /learn, towns or the page of all towns, contacts and other sites',
  ({ own, page, site }) => {
    const { cities } = site.navigation.footer;
    const towns = ['landing', 'residential'].includes(own.id)
      ? cities.places.flatMap(({ href }) => href ?? [])
      : [cities.all.href];
    const pages = FOOTER.map((id) => pageOf(site, id).address);
    const ways = [/^tel:/, /^mailto:/].map((way) => expect.stringMatching(way));
    const found = hrefs(page, 'footer [href]');
    expect(found).toEqual(expect.arrayContaining([...pages, ...towns, ...ways]));
    expect(found.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(3);
  },
);

test.each(['/subsidies', '/go-solar'])('%s links to the calculator', (route) => {
  expect(hrefs(documentOf(route), 'main a')).toContain('/solar-calculator');
});

test.each(languages)(
  '/subsidies shows the price less the grants as what is left to pay, and names its sources: $language.lang',
  (site) => {
    const { address, subsidyAmounts, sources } = pageOf(site, 'subsidies', 'subsidyAmounts', 'sources');
    const page = documentOf(address);
    const rows = [...page.querySelectorAll('section[aria-labelledby=amounts] tbody tr')];
    const rupeesOf = (cell: Element | null | undefined) => Number(wordsOf(cell).replace(/\D/g, ''));
    expect(rows).toHaveLength(subsidyAmounts.sizes.length);
    for (const row of rows) {
      const [, , , grants, price, left] = [...row.children].map(rupeesOf);
      expect(grants).toBeGreaterThan(0);
      expect(left).toBe(price! - grants!);
    }
    const ending = page.querySelector('section[aria-labelledby=sources]')!;
    for (const paragraph of sources.paragraphs) expect(wordsOf(ending)).toContain(paragraph);
    expect(hrefs(ending, 'a')).toContain('https://pmsuryaghar.gov.in');
  },
);

test.each(languages)(
  'no page is more than three links away from the landing page of its language: $language.lang',
  (site) => {
    const inLanguage = documents.filter((one) => one.site === site).map(({ address }) => address);
    const presses = new Map([[pageOf(site, 'landing').address, 0]]);
    for (const [address, count] of presses)
      for (const link of hrefs(documentOf(address), 'a[href^="/"]')) {
        const next = link.split('#')[0]!;
        if (!presses.has(next) && inLanguage.includes(next)) presses.set(next, count + 1);
      }
    expect(inLanguage.filter((address) => !((presses.get(address) ?? 9) <= 3))).toEqual([]);
  },
);

test.each([
  ...['/knowmore', '/careers', '/guidedownload', '/subsidies', '/404'],
  ...['/privacy-policy', '/terms-of-service', '/tnc-goodzero', '/accessibility'],
])('%s has no interactive part, so only an enquiry kept on the device makes the page fetch a script', (route) => {
  expect(documentOf(route).querySelector('#late-scripts')!.getAttribute('data-needed')).toBe('device');
});
