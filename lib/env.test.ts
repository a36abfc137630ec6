/** @jest-environment node */
import { isForSearchEngines, siteUrl } from './env';

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

function listed(env: Record<string, string>) {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  const answer = isForSearchEngines();
  jest.restoreAllMocks();
  return answer;
}

test.each([
  ["on a developer's computer", {}],
  ['by Vercel for the live site', { VERCEL_ENV: 'production' }],
  ['by Netlify for the live site', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['by Cloudflare Pages from the branch main', { CF_PAGES_BRANCH: 'main' }],
  ['by Cloudflare Pages from the branch that LIVE_BRANCH names', { CF_PAGES_BRANCH: 'master', LIVE_BRANCH: 'master' }],
  ['on a machine that uses the name CONTEXT for something else', { CONTEXT: 'docker' }],
])('isForSearchEngines returns true for a build %s', (_, env) => {
  expect(listed(env)).toBe(true);
});

test.each([
  ['by Vercel from a branch that is not live', { VERCEL_ENV: 'preview' }],
  ['by Netlify from a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ['by Netlify from a branch that is not live', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }],
  ['by Cloudflare Pages from a branch other than main', { CF_PAGES_BRANCH: 'new-prices' }],
  [
    'by Cloudflare Pages from main while LIVE_BRANCH names another branch',
    { CF_PAGES_BRANCH: 'main', LIVE_BRANCH: 'live' },
  ],
])('isForSearchEngines returns false for a build %s', (_, env) => {
  expect(listed(env)).toBe(false);
});
