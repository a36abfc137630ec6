/** @jest-environment node */
import { siteUrl } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

test('siteUrl returns a placeholder if NEXT_PUBLIC_SITE_URL is not set', () => {
  expect(siteUrl()).toBe('https://www.example.com');
});

test('siteUrl removes slashes at the end of NEXT_PUBLIC_SITE_URL', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://solar.example//';
  expect(siteUrl()).toBe('https://solar.example');
});
