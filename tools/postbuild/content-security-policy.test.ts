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

describe('the security policy of a page', () => {
  test('is first in the head and leaves every other character as it was', () => {
    const before = pageWith({ body: `<p title='a "b"' hidden="">x &amp; y<br/>₹ धूप 😀\r\n</p>` });
    const after = processed(before);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyIn(after)}">`;
    expect(after).toBe(before.replace('<head>', `<head>${meta}`));
  });

  test('allows the site’s own files, hashed inline scripts and styles, the mail service and nothing else', () => {
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

  test('allows films and a manifest only if the page has them', () => {
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

  test('allows the script that counts visits only if the page asks for it', () => {
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

  test('allows calls only to the site’s own server when leads go there', () => {
    expect(directive(withSecurityPolicy({ path: 'index.html', html: pageWith() }, undefined), 'connect-src')).toBe(
      "connect-src 'self'",
    );
  });

  test('hashes a script as the browser reads it, with line feeds only and with letters beyond ASCII', () => {
    const after = processed(pageWith({ body: `<script>let a = "धूप";\r\nlet b = '😀';\rlet c;</script>` }));
    expect(directive(after, 'script-src')).toContain(hash(`let a = "धूप";\nlet b = '😀';\nlet c;`));
  });

  test('hashes character references in a script as they are', () => {
    const after = processed(pageWith({ body: `<script>let a = "&amp;";</script>` }));
    expect(directive(after, 'script-src')).toContain(hash('let a = "&amp;";'));
  });

  test('ignores script tags in comments, strings, attributes and text areas', () => {
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

  test('hashes import maps and speculation rules, but not data or scripts in files', () => {
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

  test('names the hash of a repeated script once', () => {
    const after = processed(pageWith({ body: `<script>a()</script><script>a()</script>` }));
    expect(directive(after, 'script-src')?.split(hash('a()'))).toHaveLength(2);
  });

  test('hashes styles in a drawing and in <noscript>', () => {
    const after = processed(
      pageWith({
        head: `${HEAD}<noscript><style>a{}</style></noscript>`,
        body: `<svg><style>b &gt; c{}</style></svg>`,
      }),
    );
    expect(directive(after, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('b > c{}')}`);
  });

  test('stands after the page’s encoding if it would push the encoding out of the first 1024 bytes', () => {
    const scripts = Array.from({ length: 20 }, (_, index) => `<script>f(${index})</script>`).join('');
    expect(processed(pageWith({ body: scripts }))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Sec/,
    );
  });

  test('stops the build if the head of the page does not begin with the encoding', () => {
    const message = 'index.html: the <head> begins with <title>; expected <meta charset>.';
    expect(() => processed(pageWith({ head: '<title>A page</title><meta charSet="utf-8"/>' }))).toThrow(message);
  });
});
