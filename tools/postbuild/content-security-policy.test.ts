/** @jest-environment node */
import { createHash } from 'node:crypto';
import { withSecurityPolicy } from './content-security-policy';

const HEAD = '<meta charSet="utf-8"/><title>A page</title>';
const pageWith = ({ head = HEAD, body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const processed = (html: string, mailOrigin: string | undefined = 'https://api.emailjs.com') =>
  withSecurityPolicy({ path: 'index.html', html }, mailOrigin);

const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
const directive = (html: string, name: string) =>
  policyIn(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('withSecurityPolicy()', () => {
  test('the security policy comes first in the head, and no other character of the page changes', () => {
    const before = pageWith({ body: `<p title='a "b"' hidden="">x &amp; y<br/>₹ धूप 😀\r\n</p>` });
    const after = processed(before);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyIn(after)}">`;
    expect(after).toBe(before.replace('<head>', `<head>${meta}`));
  });

  test('the security policy allows only own files, hashed inline scripts and styles, the mail service and Trusted Types policy "default"', () => {
    const after = processed(pageWith({ head: `${HEAD}<style>p{color:red}</style>`, body: '<script>a()</script>' }));
    expect(policyIn(after)).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${hash('a()')}`,
        `style-src 'self' ${hash('p{color:red}')}`,
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self' https://api.emailjs.com",
        "form-action 'none'",
        "base-uri 'none'",
        'trusted-types default',
        "require-trusted-types-for 'script'",
      ].join('; '),
    );
  });

  test('the security policy allows films and a manifest only on a page that has them', () => {
    const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
    const [both, neither] = [
      processed(pageWith({ head: HEAD + manifest, body: '<video></video>' })),
      processed(pageWith({ body: '<p>video manifest</p>' })),
    ];
    expect([directive(both, 'media-src'), directive(both, 'manifest-src')]).toEqual([
      "media-src 'self'",
      "manifest-src 'self'",
    ]);
    expect([directive(neither, 'media-src'), directive(neither, 'manifest-src')]).toEqual([undefined, undefined]);
  });

  test('the security policy allows the script that counts visits on a page with the element id "analytics", and on no other page', () => {
    const counting = {
      script: 'https://cdn.stats.example/s.js',
      sendsTo: ['https://stats.example', 'https://eu.stats.example'],
    };
    const withCounting = (body: string) =>
      withSecurityPolicy({ path: 'index.html', html: pageWith({ body }) }, 'https://api.emailjs.com', counting);
    const after = withCounting('<script type="application/json" id="analytics">{}</script>');
    expect(['script-src', 'connect-src', 'trusted-types'].map((name) => directive(after, name))).toEqual([
      "script-src 'self' https://cdn.stats.example/s.js",
      "connect-src 'self' https://api.emailjs.com https://stats.example https://eu.stats.example",
      'trusted-types default analytics',
    ]);
    expect(policyIn(withCounting(''))).toBe(policyIn(processed(pageWith())));
  });

  test('if leads go to the site’s own server, the security policy allows requests to no other server', () => {
    expect(directive(withSecurityPolicy({ path: 'index.html', html: pageWith() }, undefined), 'connect-src')).toBe(
      "connect-src 'self'",
    );
  });

  test('the hash of a script is that of its text in UTF-8 with LF in place of CR and CRLF, as browsers read scripts', () => {
    const after = processed(pageWith({ body: `<script>let a = "धूप";\r\nlet b = '😀';\rlet c;</script>` }));
    expect(directive(after, 'script-src')).toContain(hash(`let a = "धूप";\nlet b = '😀';\nlet c;`));
  });

  test('the hash of a script keeps a character reference such as &amp; as written', () => {
    const after = processed(pageWith({ body: `<script>let a = "&amp;";</script>` }));
    expect(directive(after, 'script-src')).toContain(hash('let a = "&amp;";'));
  });

  test('script tags in comments, strings, attributes and text areas get no hash', () => {
    const body = [
      '<!-- <script>comment()</script> -->',
      '<p title="<script>attribute()</script>">x</p>',
      '<textarea><script>typed()</script></textarea>',
      String.raw`<script>let a = "<script>\u003c/script>";</script>`,
    ].join('');
    const after = processed(pageWith({ body }));
    const expected = [String.raw`let a = "<script>\u003c/script>";`];
    expect(directive(after, 'script-src')).toBe(`script-src 'self' ${expected.map(hash).join(' ')}`);
  });

  test('import maps, speculation rules and inline modules get a hash, but data and scripts in files get none', () => {
    const body = [
      '<script type="application/ld+json">{"@type":"Thing"}</script>',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      '<script type="importmap">{}</script>',
      '<script type="Module">m()</script>',
      '<script src="/a.js" async="">ignored()</script>',
    ].join('');
    const after = processed(pageWith({ body }));
    const expected = ['{"prefetch":[]}', '{}', 'm()'];
    expect(directive(after, 'script-src')).toBe(`script-src 'self' ${expected.map(hash).join(' ')}`);
  });

  test('a repeated script has one hash in the security policy', () => {
    const after = processed(pageWith({ body: `<script>a()</script><script>a()</script>` }));
    expect(directive(after, 'script-src')?.split(hash('a()'))).toHaveLength(2);
  });

  test('styles in <noscript> and in a drawing get a hash, and a character reference in a drawing is resolved first', () => {
    const after = processed(
      pageWith({
        head: `${HEAD}<noscript><style>a{}</style></noscript>`,
        body: `<svg><style>b &gt; c{}</style></svg>`,
      }),
    );
    expect(directive(after, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('b > c{}')}`);
  });

  test('a long security policy comes after the page’s encoding, which has to be in the first 1024 bytes', () => {
    const scripts = Array.from({ length: 20 }, (_, index) => `<script>f(${index})</script>`).join('');
    expect(processed(pageWith({ body: scripts }))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Sec/,
    );
  });

  test('a page whose head does not begin with the encoding is refused', () => {
    const message = 'index.html: the <head> begins with <title>; expected <meta charset>.';
    expect(() => processed(pageWith({ head: '<title>A page</title><meta charSet="utf-8"/>' }))).toThrow(message);
  });
});
