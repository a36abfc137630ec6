/** @jest-environment node */
import { pageMetadata, shareImage, sitemapEntries, siteMetadata, webManifest } from './metadata';
import { english, hindi, pageAt, pageInHindi } from './page.fixture';

jest.mock('./share-cards.json', () => ({ '/commercial': { file: 'commercial-0a1b2c3d.jpg' } }));

const words = { language: english, company: { name: 'Roof Co' } };
const company = {
  name: 'Roof Co',
  shortName: 'Roof',
  tagline: 'Power from above.',
  browserColour: '#ffffff',
};
const inHindi = { ...words, language: hindi };
const landing = pageAt('/');
const commercial = pageAt('/commercial');
const residential = pageAt('/residential', {
  canonical: { address: '/', reason: 'It is the same page with fewer words.' },
});
const head = pageMetadata(commercial, words);

test('a page has its own title and description, and is listed under its own address', () => {
  expect(head.title).toBe(commercial.seo.title);
  expect(head.description).toBe(commercial.seo.description);
  expect(head.alternates?.canonical).toBe('https://www.example.com/commercial');
  expect(pageMetadata(landing, words).alternates?.canonical).toBe('https://www.example.com/');
});

test('a page with a canonical page is listed under that page, and shared under its own address', () => {
  expect(pageMetadata(residential, words)).toMatchObject({
    alternates: { canonical: 'https://www.example.com/' },
    robots: { index: true },
    openGraph: { url: 'https://www.example.com/residential', title: residential.seo.title },
  });
});

test('a shared link shows the share card of the page with its size and alt text', () => {
  const image = { url: 'https://www.example.com/cards/commercial-0a1b2c3d.jpg', alt: commercial.seo.card.alt };
  expect(head.openGraph).toMatchObject({
    siteName: 'Roof Co',
    locale: 'en_IN',
    images: [{ ...image, width: 1200, height: 630, type: 'image/jpeg' }],
  });
  expect(head.twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
});

test('metadata without a share card is complete while the card has not been made', () => {
  const fresh = pageAt('/careers');
  expect(shareImage(fresh)).toBeUndefined();
  expect(pageMetadata(fresh, words)).toMatchObject({ title: fresh.seo.title, openGraph: { images: undefined } });
});

test('the sitemap has each page that is its own canonical page, with the date of its last change', () => {
  const entries = sitemapEntries({
    language: english,
    pages: {
      landing,
      residential,
      commercial: { ...commercial, updated: '2026-12-24' },
    },
  });
  expect(entries.map(({ url, lastModified }) => [url, lastModified])).toEqual([
    ['https://www.example.com/', landing.updated],
    ['https://www.example.com/commercial', '2026-12-24'],
  ]);
});

test('a page in Hindi is listed and shared under its own address, and has the locale of Hindi', () => {
  expect(pageMetadata(pageInHindi(commercial), inHindi)).toMatchObject({
    alternates: { canonical: 'https://www.example.com/hi/commercial' },
    openGraph: { url: 'https://www.example.com/hi/commercial', locale: 'hi_IN' },
  });
  expect(sitemapEntries({ language: hindi, pages: { landing: pageInHindi(landing) } })[0]?.url).toBe(
    'https://www.example.com/hi',
  );
});

test('each language has a web app manifest, which opens the landing page in that language', () => {
  expect(siteMetadata(words)).not.toHaveProperty('manifest');
  expect(siteMetadata(inHindi).manifest).toBe('/hi/manifest.webmanifest');
  expect(webManifest({ language: english, company })).toMatchObject({ lang: 'en-IN', start_url: '/' });
  expect(webManifest({ language: hindi, company })).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
});

describe('on a site with two languages', () => {
  const language = { ...hindi, others: [{ ...english, name: 'English' }] };
  const languages = {
    'en-IN': 'https://www.example.com/commercial',
    'hi-IN': 'https://www.example.com/hi/commercial',
    'x-default': 'https://www.example.com/commercial',
  };

  test('a page and the sitemap name the page in both languages', () => {
    const page = pageInHindi(commercial);
    expect(pageMetadata(page, { ...words, language }).alternates?.languages).toEqual(languages);
    expect(sitemapEntries({ language, pages: { page } })[0]?.alternates).toEqual({ languages });
  });

  test('a page with another canonical page names no other language', () => {
    expect(pageMetadata(pageInHindi(residential), { ...words, language }).alternates).not.toHaveProperty('languages');
  });
});
