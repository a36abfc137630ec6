/** @jest-environment node */
import robots from './robots';

afterEach(() => jest.restoreAllMocks());

test('robots.txt lets search engines read the live site, and names the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://www.example.com/sitemap.xml',
  });
});

test('robots.txt keeps search engines out of a preview of a branch', () => {
  jest.replaceProperty(process, 'env', { ...process.env, VERCEL_ENV: 'preview' });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});
