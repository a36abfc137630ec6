/** @jest-environment node */
import { siteUrl } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

test('the address of the site is a placeholder until it is set', () => {
  expect(siteUrl()).toBe('https://www.example.com');
});

test('the address of the site has no slash at the end, even if it is set with one', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://solar.example//';
  expect(siteUrl()).toBe('https://solar.example');
});
