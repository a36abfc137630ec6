import sharp from 'sharp';
import { languages } from '../site-words';
import { bytesOf } from './built-site';
import { documentOf, documents } from './documents';

/** Reads the head of a built page: its title, its links and its meta tags. */
function headOf(page: Document) {
  const only = (selector: string, name: string) => {
    const found = [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    expect([selector, found]).toEqual([selector, [expect.any(String)]]);
    return found[0]!;
  };
  const graph = page.querySelector('script[type="application/ld+json"]');
  return {
    title: page.title,
    meta: (name: string) => only(`meta[name="${name}"]`, 'content'),
    og: (name: string) => only(`meta[property="og:${name}"]`, 'content'),
    link: (rel: string) => only(`link[rel="${rel}"]`, 'href'),
    graph: graph ? (JSON.parse(graph.textContent)['@graph'] as Record<string, unknown>[]) : [],
  };
}

const heads = documents.map((document) => ({ ...document, head: headOf(document.page) }));
/** The origin of the live site, such as https://www.example.com, for which the pages were built. */
const site = new URL(heads[0]!.head.link('canonical')).origin;
/** Reads the built file that belongs to a full address of the live site. */
const published = (address: string) => bytesOf(address.replace(site, ''));

test.each(heads)(
  '$address has a head that search engines and shared links can read',
  async ({ address, own, words, page, head }) => {
    const { title, meta, og, link } = head;
    const { seo } = own;
    const { lang, prefix } = words.language;
    expect(page.documentElement.lang).toBe(lang);
    expect(title).toBe(seo.title);
    expect(meta('description')).toBe(seo.description);
    expect(meta('robots')).not.toContain('noindex');
    expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(link('manifest')).toBe(`${prefix}/manifest.webmanifest`);
    expect([og('type'), og('title'), og('description'), og('url'), og('locale')]).toEqual([
      'website',
      seo.title,
      seo.description,
      site + address,
      lang.replace('-', '_'),
    ]);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:image')).toBe(og('image'));
    expect(og('image:alt')).toBe(seo.card.alt);

    const card = published(og('image'));
    expect([og('image:type'), og('image:width'), og('image:height')]).toEqual(['image/jpeg', '1200', '630']);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThanOrEqual(250 * 1024);
  },
);

test.each(heads)(
  '$address names its own address as canonical and those of all languages, /residential only that of the first page',
  ({ address, own, words, page, head }) => {
    const isCopy = own.id === 'residential';
    expect(head.link('canonical')).toBe(site + (isCopy ? words.language.home : address));
    const alternates = [...page.head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const hindi = `${site}/hi${own.route === '/' ? '' : own.route}`;
    const all = [
      ['en-IN', site + own.route],
      ['hi-IN', hindi],
      ['x-default', site + own.route],
    ];
    expect(alternates).toEqual(isCopy ? [] : all);
  },
);

test.each(heads)('$address carries one security policy in its head', ({ page }) => {
  expect(page.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')).toHaveLength(1);
});

/**
 * The kinds of structured data that each page of the specification must have, besides those for the company, the site
 * and the page.
 */
const told: Record<string, string[]> = {
  '/': ['VideoObject', 'FAQPage'],
  '/home': ['BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/housing_society': ['BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/commercial': ['BreadcrumbList', 'Service'],
  '/aboutus': ['BreadcrumbList', 'FAQPage'],
};

test.each(heads)(
  '$address describes its content in structured data, in its language, which names only files that exist',
  ({ own, words, head }) => {
    const { route } = own;
    const types = head.graph.map((node) => node['@type']);
    const company = route === '/' ? 'HomeAndConstructionBusiness' : 'Organization';
    expect(types).toEqual([company, 'WebSite', 'WebPage', ...(told[route] ?? types.slice(3))]);
    if (route !== '/') expect(types).toContain('BreadcrumbList');
    expect(head.graph[2]).toMatchObject({ inLanguage: words.language.lang });
    const film = head.graph.find((node) => node['@type'] === 'VideoObject');
    for (const address of film ? [film.contentUrl, film.thumbnailUrl] : [])
      expect(published(String(address)).length).toBeGreaterThan(1000);
  },
);

const withQuestions = heads.flatMap(({ address, page, head }) => {
  const faq = head.graph.find((node) => node['@type'] === 'FAQPage');
  return faq ? [{ address, page, questions: (faq.mainEntity as { name: string }[]).map(({ name }) => name) }] : [];
});

test.each(withQuestions)('$address shows every question that stands in its structured data', ({ page, questions }) => {
  const shown = [...page.querySelectorAll('summary, h3')].map((summary) => summary.textContent);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(shown).toEqual(expect.arrayContaining(questions));
});

test('the sitemap lists every page whose canonical address is its own, with a date', () => {
  const sitemap = bytesOf('sitemap.xml').toString();
  const entries = [
    ...sitemap.matchAll(/<url>.*?<loc>(.*?)<\/loc>.*?<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>.*?<\/url>/gs),
  ].map(([, address, day]) => [address, day]);
  const inEveryLanguage = languages.flatMap((words) =>
    Object.values(words.pages)
      .filter(({ id }) => id !== 'residential')
      .map(({ address, updated }) => [site + address, updated]),
  );
  expect(entries).toEqual(inEveryLanguage);
  expect(sitemap.match(/hreflang="(en-IN|hi-IN|x-default)"/g)).toHaveLength(3 * entries.length);
  expect(bytesOf('robots.txt').toString()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the page for an unknown address asks search engines not to list it', () => {
  expect(documentOf('/404').querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
