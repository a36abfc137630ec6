/** @jest-environment node */
import { mailOrigin, malformedKeys, missingKeys, missingKeyWarnings } from './keys';

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
};

test('missingKeys() returns no setting, and there is no warning, if every needed setting has a value', () => {
  expect(missingKeys(complete)).toEqual([]);
  expect(missingKeyWarnings(complete)).toEqual([]);
});

test('a setting that is empty or only spaces counts as missing', () => {
  expect(missingKeys({ ...complete, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '', NEXT_PUBLIC_SITE_URL: '  ' })).toEqual([
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    'NEXT_PUBLIC_SITE_URL',
  ]);
});

test('missing settings with the same consequence share one warning', () => {
  expect(missingKeyWarnings({})).toEqual([
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID are not set: the four forms cannot send: every visitor will see the failure message with the call and WhatsApp links. Settings stand in .env.local: see .env.example.',
    'NEXT_PUBLIC_SITE_URL is not set: search engines and shared links will be told a placeholder address instead of the address of this site. Settings stand in .env.local: see .env.example.',
  ]);
  expect(missingKeyWarnings({ ...complete, NEXT_PUBLIC_EMAILJS_SERVICE_ID: undefined })).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set: the four forms cannot send/),
  ]);
});

test.each(['', 'production', 'preview', 'development'])('SITE_ENV may be "%s"', (value) => {
  expect(malformedKeys({ ...complete, SITE_ENV: value })).toEqual([]);
});

test.each(['prod', 'Production', ' production'])('SITE_ENV may not be "%s"', (value) => {
  expect(malformedKeys({ ...complete, SITE_ENV: value })).toEqual([
    `SITE_ENV is "${value}"; expected production, preview, development, or nothing.`,
  ]);
});

test.each(['https://www.example.com', 'https://example.com:8443', 'http://localhost', 'http://127.0.0.1:3000'])(
  'the setting for the site’s address may be %s',
  (value) => {
    expect(malformedKeys({ ...complete, NEXT_PUBLIC_SITE_URL: value })).toEqual([]);
  },
);

test.each([
  'https://www.example.com/',
  'www.example.com',
  'http://www.example.com',
  'https://example.com/path',
  'https://',
  'ftp://example.com',
])('the setting for the site’s address may not be %s', (value) => {
  expect(malformedKeys({ ...complete, NEXT_PUBLIC_SITE_URL: value })).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is ".*"; expected https:\/\/ and a host name, with no path/),
  ]);
});

test('the setting for the service that gets leads may be empty, or name EmailJS, another origin or the server of the site', () => {
  for (const origin of ['', 'https://api.emailjs.com', 'https://mail.example.com', 'same-origin']) {
    expect(malformedKeys({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).toEqual([]);
  }
});

test.each(['https://api.emailjs.com/api', 'api.emailjs.com', 'same origin', "https://a.com'; script-src *"])(
  'the setting for the service that gets leads may not be %s',
  (value) => {
    expect(malformedKeys({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: value })).toEqual([
      expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_ORIGIN is ".*"; expected https:\/\/ and a host name/),
    ]);
  },
);

test('the setting NEXT_PUBLIC_LEAD_SOURCE may be 1 or empty, and any other value is refused', () => {
  for (const value of ['', '1', undefined])
    expect(malformedKeys({ ...complete, NEXT_PUBLIC_LEAD_SOURCE: value })).toEqual([]);
  for (const value of ['true', '0', ' '])
    expect(malformedKeys({ ...complete, NEXT_PUBLIC_LEAD_SOURCE: value })).toEqual([
      expect.stringContaining('expected 1, or nothing'),
    ]);
});

test('a build for the live site (SITE_ENV=production) refuses an address with http, even http://localhost', () => {
  expect(malformedKeys({ ...complete, NEXT_PUBLIC_SITE_URL: 'http://localhost', SITE_ENV: 'production' })).toHaveLength(
    1,
  );
});

test("pages send leads to EmailJS unless the settings name another mail service or the site's own server", () => {
  expect(mailOrigin({})).toBe('https://api.emailjs.com');
  expect(mailOrigin({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example.com' })).toBe('https://mail.example.com');
  expect(mailOrigin({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'same-origin' })).toBeUndefined();
});

test('at Cloudflare, a live build from another branch than main is refused unless LIVE_BRANCH names the branch', () => {
  const live = { ...complete, SITE_ENV: 'production', CF_PAGES_BRANCH: 'master' };
  expect(malformedKeys(live)).toEqual([
    'CF_PAGES_BRANCH is "master"; expected main in a build with SITE_ENV=production, unless LIVE_BRANCH names another branch, or nothing.',
  ]);
  expect(malformedKeys({ ...live, LIVE_BRANCH: 'master' })).toEqual([]);
  expect(malformedKeys({ ...live, SITE_ENV: '' })).toEqual([]);
});

test('the setting EXPORT_DIR may name only out/ or a folder in .local/', () => {
  for (const folder of [undefined, 'out', '.local/site'])
    expect(malformedKeys({ ...complete, EXPORT_DIR: folder })).toEqual([]);
  for (const folder of ['.', '/', '..', 'app', '.local', '.local/../app', 'out/..'])
    expect(malformedKeys({ ...complete, EXPORT_DIR: folder })).toEqual([
      `EXPORT_DIR is "${folder}"; expected "out" or a folder in ".local/", or nothing.`,
    ]);
});
