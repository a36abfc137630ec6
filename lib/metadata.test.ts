/** @jest-environment node */
import { pageMetadata, shareImage, sitemapEntries, siteMetadata, webManifest } from './metadata';
import { english, hindi, pageAt, pageInHindi } from './pages.fixture';

jest.mock('./share-cards.json', () => ({ '/commercial': { file: 'commercial-0a1b2c3d.jpg' } }));

const site = { language: english, company: { name: 'Roof Co' } };
const company = {
  name: 'Roof Co',
  shortName: 'Roof',
  tagline: 'Power from above.',
  browserColour: '#ffffff',
};
const inHindi = { ...site, language: hindi };
const landing = pageAt('/');
const commercial = pageAt('/commercial');
const residential = pageAt('/residential', {
  canonical: { address: '/' },
});
const head = pageMetadata(commercial, site);

test("pageMetadata returns the page's title and description, and the page's own full address as canonical", () => {
  expect(head.title).toBe(commercial.seo.title);
  expect(head.description).toBe(commercial.seo.description);
  expect(head.alternates?.canonical).toBe('https://www.example.com/commercial');
  expect(pageMetadata(landing, site).alternates?.canonical).toBe('https://www.example.com/');
});

test('pageMetadata lets search engines list a page under the canonical address, and gives shared links the address of the page itself', () => {
  expect(pageMetadata(residential, site)).toMatchObject({
    alternates: { canonical: 'https://www.example.com/' },
    robots: { index: true },
    openGraph: { url: 'https://www.example.com/residential', title: residential.seo.title },
  });
});

test('pageMetadata keeps search engines from listing a page of a branch that is not live', () => {
  jest.replaceProperty(process, 'env', { ...process.env, VERCEL_ENV: 'preview' });
  expect(pageMetadata(commercial, site).robots).toEqual({ index: false });
  jest.restoreAllMocks();
  expect(pageMetadata(commercial, site).robots).toMatchObject({ index: true });
});

test('pageMetadata returns the site name, the locale, and the picture for shared links with its size and alt text', () => {
  const image = { url: 'https://www.example.com/cards/commercial-0a1b2c3d.jpg', alt: commercial.seo.card.alt };
  expect(head.openGraph).toMatchObject({
    siteName: 'Roof Co',
    locale: 'en_IN',
    images: [{ ...image, width: 1200, height: 630, type: 'image/jpeg' }],
  });
  expect(head.twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
});

test('pageMetadata returns a title and no image if the picture for shared links has not been made', () => {
  const fresh = pageAt('/careers');
  expect(shareImage(fresh)).toBeUndefined();
  expect(pageMetadata(fresh, site)).toMatchObject({ title: fresh.seo.title, openGraph: { images: undefined } });
});

test('sitemapEntries leaves out a page that names another page as canonical, and gives the last change of each page', () => {
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

test('pageMetadata returns the Hindi address and locale of a page in Hindi, and sitemapEntries the Hindi address', () => {
  expect(pageMetadata(pageInHindi(commercial), inHindi)).toMatchObject({
    alternates: { canonical: 'https://www.example.com/hi/commercial' },
    openGraph: { url: 'https://www.example.com/hi/commercial', locale: 'hi_IN' },
  });
  expect(sitemapEntries({ language: hindi, pages: { landing: pageInHindi(landing) } })[0]?.url).toBe(
    'https://www.example.com/hi',
  );
});

test('webManifest names its language and landing page, and siteMetadata links the Hindi manifest but not the English one', () => {
  expect(siteMetadata(site)).not.toHaveProperty('manifest');
  expect(siteMetadata(inHindi).manifest).toBe('/hi/manifest.webmanifest');
  expect(webManifest({ language: english, company })).toMatchObject({ lang: 'en-IN', start_url: '/' });
  expect(webManifest({ language: hindi, company })).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
});

describe('the metadata of a site with two languages', () => {
  const language = { ...hindi, others: [{ ...english, name: 'English' }] };
  const languages = {
    'en-IN': 'https://www.example.com/commercial',
    'hi-IN': 'https://www.example.com/hi/commercial',
    'x-default': 'https://www.example.com/commercial',
  };

  test('pageMetadata and sitemapEntries list the addresses of a page in both languages of the site', () => {
    const page = pageInHindi(commercial);
    expect(pageMetadata(page, { ...site, language }).alternates?.languages).toEqual(languages);
    expect(sitemapEntries({ language, pages: { page } })[0]?.alternates).toEqual({ languages });
  });

  test('pageMetadata lists no addresses by language for a page that names another page as canonical', () => {
    expect(pageMetadata(pageInHindi(residential), { ...site, language }).alternates).not.toHaveProperty('languages');
  });
});
