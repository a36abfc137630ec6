import { existsSync } from 'node:fs';
import path from 'node:path';
import { pages } from './pages';
import { notFound } from './pages/not-found';
import { routes } from './routes';

test('the site has the fourteen routes it was asked for, and its statement on accessibility', () => {
  expect([...routes].sort()).toEqual([
    '/',
    '/aboutus',
    '/accessibility',
    '/careers',
    '/commercial',
    '/go-solar',
    '/guidedownload',
    '/home',
    '/housing_society',
    '/knowmore',
    '/privacy-policy',
    '/residential',
    '/subsidies',
    '/terms-of-service',
    '/tnc-goodzero',
  ]);
});

test('each route has one page of words', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual([...routes].sort());
});

test.each(routes)('%s has a file in app/', (route) => {
  expect(existsSync(path.join(process.cwd(), 'app', route, 'page.tsx'))).toBe(true);
});

test('/residential alone is listed under another page, the landing page', () => {
  expect(pages.filter(({ seo }) => seo.canonical).map(({ route, seo }) => [route, seo.canonical?.route])).toEqual([['/residential', '/']]);
});

test('the page for an unknown address has a title that no other page has', () => {
  expect(pages.map(({ seo }) => seo.title)).not.toContain(notFound.title);
});
