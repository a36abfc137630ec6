/** @jest-environment node */
import { siteUrl } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

test('the address of the site is a placeholder until it is set', () => {
  expect(siteUrl()).toBe('https://www.example.com');
});

test('slashes at the end of the address are dropped', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://solar.example//';
  expect(siteUrl()).toBe('https://solar.example');
});
