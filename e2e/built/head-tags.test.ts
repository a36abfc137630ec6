import sharp from 'sharp';
import { addressIn } from '../../lib/language-address';
import { languages } from '../site';
import { bytesOf } from './built-site';
import { structuredDataIn, documentOf, documents, questionsOf } from './documents';

function only(page: Document, selector: string, name: string) {
  const found = [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect([selector, found]).toEqual([selector, [expect.any(String)]]);
  return found[0]!;
}
const metaOf = (page: Document, name: string) => only(page, `meta[name="${name}"]`, 'content');
const linkOf = (page: Document, rel: string) => only(page, `link[rel="${rel}"]`, 'href');

const origin = new URL(linkOf(documentOf('/'), 'canonical')).origin;
const published = (address: string) => bytesOf(address.replace(origin, ''));

test.each(documents)(
  'the head of $address has the language, title and description from content/, and lets search engines list the page',
  ({ own, site, page }) => {
    const { title, description } = own.seo;
    const head = [page.documentElement.lang, page.title, metaOf(page, 'description')];
    expect(head).toEqual([site.language.lang, title, description]);
    expect(metaOf(page, 'robots')).not.toContain('noindex');
  },
);

test.each(documents)(
  'the head of $address has a manifest, a theme colour and one security policy, and turns off links that phones would add',
  ({ site, page }) => {
    expect(metaOf(page, 'format-detection')).toBe('telephone=no, date=no, address=no, email=no, unit=no');
    expect(metaOf(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(linkOf(page, 'manifest')).toBe(`${site.language.prefix}/manifest.webmanifest`);
    only(page, 'meta[http-equiv="Content-Security-Policy"]', 'content');
  },
);

test.each(documents)(
  'the share card of $address has that address, words from content/ and a JPEG of 1200 by 630 pixels, at most 250 KB',
  async ({ address, own, site, page }) => {
    const { title, description, card } = own.seo;
    const og = (name: string) => only(page, `meta[property="og:${name}"]`, 'content');
    expect({ type: og('type'), title: og('title'), description: og('description'), url: og('url') }).toEqual({
      type: 'website',
      title,
      description,
      url: origin + address,
    });
    expect([og('locale'), og('image:alt')]).toEqual([site.language.lang.replace('-', '_'), card.alt]);
    expect([og('image:type'), og('image:width'), og('image:height')]).toEqual(['image/jpeg', '1200', '630']);
    expect([metaOf(page, 'twitter:card'), metaOf(page, 'twitter:image')]).toEqual(['summary_large_image', og('image')]);
    const image = published(og('image'));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length).toBeLessThanOrEqual(250 * 1024);
  },
);

test.each(documents)(
  'the canonical link of $address names the page itself, and its languages are listed; residential names the landing page and none',
  ({ address, own, site, page }) => {
    const isCopy = own.id === 'residential';
    expect(linkOf(page, 'canonical')).toBe(origin + (isCopy ? site.language.home : address));
    const alternates = [...page.head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const all = [
      ...languages.map(({ language }) => [language.lang, origin + addressIn(language, address, site.language)]),
      ['x-default', origin + own.route],
    ];
    expect(alternates).toEqual(isCopy ? [] : all);
  },
);

const typesOf: Record<string, string[]> = {
  '/': ['WebSite', 'WebPage', 'VideoObject', 'FAQPage'],
  '/home': ['WebPage', 'BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/housing_society': ['WebPage', 'BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/commercial': ['WebPage', 'BreadcrumbList', 'Service'],
  '/aboutus': ['WebPage', 'BreadcrumbList', 'FAQPage'],
};

test.each(documents)(
  'the structured data of $address begin with the company, have the types expected of the page and are in its language',
  ({ own: { route }, site, page }) => {
    const data = structuredDataIn(page);
    const types = data.map((node) => node['@type']);
    const company = route === '/' ? 'HomeAndConstructionBusiness' : 'Organization';
    expect(types).toEqual([company, ...(typesOf[route] ?? ['WebPage', ...types.slice(2)])]);
    if (route !== '/') expect(types).toContain('BreadcrumbList');
    expect(data[types.indexOf('WebPage')]).toMatchObject({ inLanguage: site.language.lang });
  },
);

test.each(documents)(
  'the structured data of $address name only existing files and questions on the page, and an FAQPage has three or more',
  ({ page }) => {
    const data = structuredDataIn(page);
    for (const [, address] of JSON.stringify(data).matchAll(/"(https?:[^"]+\.(?:jpg|png|svg|mp4))"/g))
      expect(published(address!).length).toBeGreaterThan(500);
    if (data.some((node) => node['@type'] === 'FAQPage')) expect(questionsOf(page).length).toBeGreaterThanOrEqual(3);
    const shown = [...page.querySelectorAll('summary, h3')].map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(questionsOf(page)));
  },
);

test('the sitemap lists exactly the canonical pages, each with its date and all languages, and robots.txt names the sitemap', () => {
  const sitemap = bytesOf('sitemap.xml').toString();
  const entries = [
    ...sitemap.matchAll(/<url>.*?<loc>(.*?)<\/loc>.*?<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>.*?<\/url>/gs),
  ].map(([, address, day]) => [address, day]);
  const inEveryLanguage = languages.flatMap((words) =>
    Object.values(words.pages)
      .filter(({ id }) => id !== 'residential')
      .map(({ address, updated }) => [origin + address, updated]),
  );
  expect(entries).toEqual(inEveryLanguage);
  expect(sitemap.match(/hreflang="/g)).toHaveLength((languages.length + 1) * entries.length);
  expect(bytesOf('robots.txt').toString()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
