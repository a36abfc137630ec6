import { trustOwnScripts } from './trust-own-scripts';

type Rule = (text: string) => string | null;
let rules: { createScriptURL: Rule; createHTML: Rule };

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json">{"a":1}</script>';
  Object.assign(window, { trustedTypes: { createPolicy: (_name: string, made: typeof rules) => (rules = made) } });
  trustOwnScripts();
});
afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

describe('trustOwnScripts', () => {
  test.each(['/_next/static/chunks/a.js', `${location.origin}/_next/static/late/b.js`])(
    "the Trusted Types policy allows the site's own script %s",
    (address) => {
      expect(rules.createScriptURL(address)).toBe(address);
    },
  );

  test.each([
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/_next/static/a.js',
    '/_next/static/../../guides/a.js',
    '/_next/static/%2e%2e/a.js',
    '/api/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('the Trusted Types policy refuses the script %s, which is not in the script folder of the site', (address) => {
    expect(rules.createScriptURL(address)).toBeNull();
  });

  test.each(['<script></script>', '{"a":1}'])(
    'the Trusted Types policy allows the markup %s, which React needs when it renders a page again',
    (text) => {
      expect(rules.createHTML(text)).toBe(text);
    },
  );

  test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '{"a":2}', ''])(
    'the Trusted Types policy refuses the markup %j',
    (text) => {
      expect(rules.createHTML(text)).toBeNull();
    },
  );

  test('trustOwnScripts throws no error when a browser extension has already created a default policy', () => {
    const createPolicy = () => {
      throw new TypeError('Policy with name "default" already exists.');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(trustOwnScripts).not.toThrow();
  });

  test('trustOwnScripts throws no error in a browser without Trusted Types', () => {
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(trustOwnScripts).not.toThrow();
  });
});
