/** @jest-environment node */
import { pageMetadata, shareImage, sitemapEntries } from './metadata';
import { pageAt } from './page.fixture';

jest.mock('./share-cards.json', () => ({ '/commercial': { file: 'commercial-0a1b2c3d.jpg' } }));

const site = { name: 'Roof Co' };
const landing = pageAt('/');
const commercial = pageAt('/commercial');
const residential = pageAt('/residential', {
  canonical: { route: '/', reason: 'It is the same page with fewer words.' },
});
const head = pageMetadata(commercial, site);

test('a page has its own title and description, and is listed under its own address', () => {
  expect(head.title).toBe(commercial.seo.title);
  expect(head.description).toBe(commercial.seo.description);
  expect(head.alternates?.canonical).toBe('https://www.example.com/commercial');
  expect(pageMetadata(landing, site).alternates?.canonical).toBe('https://www.example.com/');
});

test('a page that stands in for another is listed under the other, and shared as itself', () => {
  expect(pageMetadata(residential, site)).toMatchObject({
    alternates: { canonical: 'https://www.example.com/' },
    robots: { index: true },
    openGraph: { url: 'https://www.example.com/residential', title: residential.seo.title },
  });
});

test('a shared link shows the card of the page with its size and what is on it', () => {
  const image = { url: 'https://www.example.com/cards/commercial-0a1b2c3d.jpg', alt: commercial.seo.card.alt };
  expect(head.openGraph).toMatchObject({
    siteName: 'Roof Co',
    locale: 'en_IN',
    images: [{ ...image, width: 1200, height: 630, type: 'image/jpeg' }],
  });
  expect(head.twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
});

test('while a card is not made yet, the head is whole without it', () => {
  const fresh = pageAt('/careers');
  expect(shareImage(fresh)).toBeUndefined();
  expect(pageMetadata(fresh, site)).toMatchObject({ title: fresh.seo.title, openGraph: { images: undefined } });
});

test('the sitemap has each page that is listed under itself, with the day of its last change', () => {
  const entries = sitemapEntries([landing, residential, { ...commercial, updated: '2026-12-24' }]);
  expect(entries.map(({ url, lastModified }) => [url, lastModified])).toEqual([
    ['https://www.example.com/', landing.updated],
    ['https://www.example.com/commercial', '2026-12-24'],
  ]);
});
