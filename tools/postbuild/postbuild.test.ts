/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIST, nextScripts, piece, rows, START } from './next-page.fixture';
import { postbuild } from './postbuild';

const HEAD = '<meta charSet="utf-8"/><title>A page</title>';
const FLIGHT = nextScripts();
const pageWith = ({ head = HEAD, body = FLIGHT } = {}) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, html: string) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), html);
}
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

async function processed(html: string, mailOrigin: string | undefined = 'https://api.emailjs.com') {
  await write('index.html', html);
  await write('404.html', pageWith());
  await postbuild(folder, { mailOrigin });
  return read('index.html');
}
const failure = (html: string) => processed(html).then(String, (error: Error) => error.message);

describe('what the post-build step changes', () => {
  test('the post-build step gives each page, also one in a subfolder, a security policy with a hash for each of its inline scripts', async () => {
    await write('deep/page.html', pageWith({ body: `<script>other()</script>${FLIGHT}` }));
    const after = await processed(pageWith());
    const scripts = (html: string) => /script-src 'self'([^;]*)/.exec(html)![1]!.split(' ').length - 1;
    expect([scripts(await read('deep/page.html')), scripts(after)]).toEqual([2, 1]);
  });

  test('the post-build step removes the data files that Next’s router would fetch, and folders that become empty', async () => {
    await write('index.txt', 'data');
    await write('subsidies.html', pageWith());
    await write('subsidies.txt', 'data');
    await write('subsidies/__next._tree.txt', 'data');
    await write('robots.txt', 'User-agent: *');
    await processed(pageWith());
    expect((await readdir(folder, { recursive: true })).filter((name) => !/\.(br|gz)$/.test(name)).sort()).toEqual([
      '404.html',
      'index.html',
      'robots.txt',
      'subsidies.html',
    ]);
  });

  test('the post-build step adds speculation rules that prefetch pages but not files, and the security policy allows them', async () => {
    const html = await processed(pageWith());
    const [, rules] = /<script type="speculationrules">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(rules!)).toEqual({
      prefetch: [
        { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
      ],
    });
    expect(html).toContain(`'sha256-${createHash('sha256').update(rules!).digest('base64')}'`);
  });

  test('the post-build step encloses the body in comments that keep Cloudflare from rewriting e-mail addresses', async () => {
    const html = await processed(pageWith({ body: `<p>Write to info@example.com.</p>${FLIGHT}` }));
    expect(html).toMatch(/<body><!--email_off--><p>Write to info@example\.com\.<\/p>.*<!--\/email_off--><\/body>/s);
  });

  test('the post-build step shortens class names alike in pages, scripts and styles, and adds a hash to the file names', async () => {
    await write('_next/static/chunks/a.js', 'load("static/chunks/b.js"),{card:"QnREiG_card"}');
    await write('_next/static/chunks/b.js', '');
    await write('_next/static/chunks/c.css', '.QnREiG_card{color:red}');
    const head = `${HEAD}<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next">`;
    const script = '<script async="" src="/_next/static/chunks/a.js"></script>';
    const body = `<p class="QnREiG_card">x</p>${script}${nextScripts('LeadForm')}`;
    const html = await processed(pageWith({ head, body }));
    expect(html).toMatch(/<style>\.a\{color:red\}<\/style>.*<p class="a">/);
    const [, hash] = /"\/_next\/static\/chunks\/(\w+)-a\.js"/.exec(html)!;
    expect(await read(`_next/static/chunks/${hash}-a.js`)).toBe(`load("static/chunks/${hash}-b.js"),{card:"a"}`);
    expect(await read(`_next/static/chunks/${hash}-c.css`)).toBe('.a{color:red}');
    expect((await readdir(path.join(folder, '_next/static/chunks'))).every((name) => name.startsWith(hash!))).toBe(
      true,
    );
  });

  test('a custom property keeps its long name if the page’s data give the length in bytes of a text with that name', async () => {
    await write('a.css', '.QnREiG_card{--gap:1px;--far:2px;margin:var(--gap) var(--far)}');
    const head = `${HEAD}<link rel="stylesheet" href="/a.css" data-precedence="next">`;
    const data = piece(`1a:T8,s(--far)${rows('OutletBoundary')}`);
    const html = await processed(pageWith({ head, body: `<p class="QnREiG_card">x</p>${START}${LIST}${data}` }));
    expect(html).toContain('<style>.a{--a:1px;--far:2px;margin:var(--a) var(--far)}</style>');
  });

  test('the post-build step writes compressed copies of text files, and of no other files', async () => {
    await write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await write('a.woff2', 'font');
    const after = await processed(pageWith());
    expect(brotliDecompressSync(await readFile(path.join(folder, 'index.html.br'))).toString()).toBe(after);
    expect(gunzipSync(await readFile(path.join(folder, 'index.html.gz'))).toString()).toBe(after);
    expect((await readdir(folder)).filter((name) => name.startsWith('a.')).sort()).toEqual([
      'a.svg',
      'a.svg.br',
      'a.svg.gz',
      'a.woff2',
    ]);
  });
});

describe('the preload of the typeface', () => {
  const preload = (name: string) =>
    `<link rel="preload" href="/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`;
  const CSS = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
  const ALL = preload('latin') + preload('devanagari') + preload('bengali');
  const withTypeface = (name: string, head: string) =>
    pageWith({ head }).replace('<html', () => `<html class="${name}"`);

  beforeEach(async () => {
    const names = ['latin', 'devanagari', 'bengali'];
    const rules = names.map(
      (name) => `@font-face{font-family:${name}Font;src:url(/${name}.woff2)}.${name}{--main:"${name}Font"}`,
    );
    await write('a.css', `${rules.join('')}html{font-family:var(--main)}`);
    await Promise.all(names.map((name) => write(`${name}.woff2`, '')));
  });

  test('a page without a preload gets the preload of its typeface before its styles', async () => {
    await write('index.html', withTypeface('latin', HEAD + ALL + CSS));
    await write('404.html', withTypeface('latin', HEAD + CSS));
    await postbuild(folder, { mailOrigin: undefined });
    expect(await read('404.html')).toContain(`<title>A page</title>${preload('latin')}<style>`);
  });

  test.each(['latin', 'devanagari', 'bengali'])(
    'a page in the typeface %s has only the preload and the declaration of that typeface',
    async (name) => {
      await write('index.html', withTypeface('latin', HEAD + CSS + ALL));
      await write('404.html', withTypeface('latin', HEAD + CSS));
      await write('page.html', withTypeface(name, HEAD + CSS + ALL));
      await postbuild(folder, { mailOrigin: undefined });
      const page = await read('page.html');
      expect(page.match(/<link rel="preload"[^>]*>/g)).toEqual([preload(name)]);
      expect(page.match(/font-family:\w+/g)).toEqual([`font-family:${name}Font`, 'font-family:var']);
    },
  );

  test('a page whose styles name no preloaded typeface is refused', async () => {
    await write('page.html', withTypeface('unknown', HEAD + CSS + ALL));
    await write('404.html', withTypeface('latin', HEAD + CSS));
    await write('index.html', withTypeface('latin', HEAD + CSS + ALL));
    await expect(postbuild(folder, {})).rejects.toThrow('page.html: expected styles that name a preloaded typeface.');
  });
});

describe('errors and options of postbuild()', () => {
  test.each([
    [
      'a page without a head',
      `<!DOCTYPE html><html><body>${FLIGHT}</body></html>`,
      'index.html: the <head> begins with <body>',
    ],
    [
      'a page without an encoding',
      pageWith({ head: '<title>x</title>' }),
      'index.html: the <head> begins with <title>',
    ],
    [
      "a page without Next's scripts",
      pageWith({ body: '<p>x</p>' }),
      'index.html: Next no longer writes what the late start relies on; expected the data in scripts',
    ],
    [
      'a style attribute',
      pageWith({ body: `\n<p style="color:red">x</p>${FLIGHT}` }),
      'index.html:2:1: <p> has style="color:red"',
    ],
    [
      'an event handler in an attribute',
      pageWith({ body: `<p onClick="a()">x</p>${FLIGHT}` }),
      'has onclick="a()"; expected a class or a script of its own',
    ],
    [
      'an event handler inside a <template>',
      pageWith({ body: `<template><p onload="a()">x</p></template>${FLIGHT}` }),
      'has onload="a()"; expected a class or a script of its own',
    ],
    [
      'a javascript: link',
      pageWith({ body: `<a href=" java\nscript:a()">x</a>${FLIGHT}` }),
      'expected no javascript: address',
    ],
    [
      'a form that sends to a script',
      pageWith({ body: `<form action="javascript:a()"></form>${FLIGHT}` }),
      'expected no javascript: address',
    ],
    [
      'a form whose scripts the page does not list',
      pageWith({ body: `<form></form>${FLIGHT}` }),
      'index.html: there is a <form> that waits for its scripts',
    ],
  ])('postbuild() refuses %s', async (_, html, sentence) => {
    expect(await failure(html)).toContain(sentence);
  });

  test('postbuild() accepts a form if the page lists the script for which the form waits', async () => {
    await write('_next/static/chunks/a.js', '');
    const script = '<script async="" src="/_next/static/chunks/a.js"></script>';
    const body = `<form method="dialog"><button>x</button></form>${script}${nextScripts('LeadForm')}`;
    expect(await processed(pageWith({ body }))).toContain('Content-Security-Policy');
  });

  test('postbuild() with lateStart: false keeps scripts and styles, adds the security policy, and removes the files of Next’s router', async () => {
    await write('a.css', 'p{color:red}');
    await write('index.txt', 'data');
    const body = '<link rel="stylesheet" href="/a.css"><form></form><script>self.__other.push("data")</script>';
    await write('index.html', pageWith({ body }));
    await write('404.html', pageWith());
    await postbuild(folder, { lateStart: false });
    const html = await read('index.html');
    expect(html).toContain(`${body}<script type="speculationrules">`);
    expect(html).toContain(`'sha256-${createHash('sha256').update('self.__other.push("data")').digest('base64')}'`);
    expect(await readdir(folder)).not.toContain('index.txt');
  });

  test('postbuild() writes no compressed files if the option compress is false', async () => {
    for (const name of ['index.html', '404.html']) await write(name, pageWith());
    await postbuild(folder, { lateStart: false, compress: false });
    expect(await readdir(folder)).toEqual(['404.html', 'index.html']);
  });

  test('postbuild() reports the mistakes of all pages at once, and writes no page', async () => {
    await write('b.html', pageWith({ body: `<p style="a">x</p>${FLIGHT}` }));
    const html = pageWith({ body: `<p style="b">x</p>${FLIGHT}` });
    const message = await failure(html);
    expect(message).toMatch(/^b\.html:1:\d+: .*\nindex\.html:1:\d+: .*$/);
    expect(await read('404.html')).toBe(pageWith());
  });

  test('postbuild() refuses a folder whose pages it has already processed', async () => {
    await processed(pageWith());
    await expect(postbuild(folder, { mailOrigin: undefined })).rejects.toThrow('Next no longer writes');
  });

  test('postbuild() refuses a folder that has no pages or does not exist', async () => {
    await expect(postbuild(folder, { mailOrigin: undefined })).rejects.toThrow('there is no index.html');
    await expect(postbuild(path.join(folder, 'nowhere'), { mailOrigin: undefined })).rejects.toThrow(
      'there is no index.html',
    );
  });

  test('postbuild() refuses an export without a 404 page', async () => {
    await write('index.html', pageWith());
    await expect(postbuild(folder, { mailOrigin: undefined })).rejects.toThrow('there is no 404.html');
  });
});

describe('links and references in a page', () => {
  const link = (href: string) => `<a href="${href}">x</a>`;
  const linked = (...hrefs: string[]) =>
    failure(pageWith({ body: `<main id="content">${hrefs.map(link).join('\n')}</main>${FLIGHT}` }));

  beforeEach(async () => {
    await write('subsidies.html', pageWith({ body: `<h2 id="emi">EMI</h2><h2 id="योजना">x</h2>${FLIGHT}` }));
    await write('subsidies/data.txt', 'data');
    await write('guides/home.pdf', 'pdf');
  });

  test('a link may lead to a page of the site, to an element with an id, to a case of a calculator, or to a file', async () => {
    const hrefs = [
      '/',
      '/subsidies',
      '/subsidies#emi',
      '/subsidies#v=1&bill=3000',
      '/subsidies?from=home#emi',
      '/subsidies#%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE',
      '/guides/home.pdf',
      '#content',
      '/#content',
      '#',
      '',
    ];
    expect(await linked(...hrefs)).not.toContain('expected');
  });

  test('a link that leads out of the site is not checked', async () => {
    expect(
      await linked('https://example.com/nowhere#x', 'tel:+910000000000', 'mailto:a@example.com', '//example.com/x'),
    ).not.toContain('expected');
  });

  test.each([
    '/nowhere',
    '/subsidies/',
    '/Subsidies',
    '/subsidies.htm',
    '/guides/society.pdf',
    '/guides',
    'nowhere',
    '/%E0%A4%A',
  ])('a link to %s, which the export does not have, is reported with page, line and column', async (href) => {
    expect(await linked('/', href)).toMatch(
      new RegExp(`^index\\.html:2:1: <a> has href="${href}"; expected the address of a page or file of the export\\.$`),
    );
  });

  test.each([
    ['/subsidies#nope', 'subsidies.html'],
    ['#nope', 'index.html'],
    ['/subsidies#EMI', 'subsidies.html'],
  ])('a link to %s is refused if the page has no element with that id', async (href, target) => {
    const id = href.split('#')[1];
    expect(await linked(href)).toMatch(
      new RegExp(`<a> has href="${href}"; expected an element with id="${id}" in ${target}, and there is none\\.$`),
    );
  });

  test('a link to #name is accepted if an element has data-address="name" instead of an id', async () => {
    const body = `<a href="#housing">Housing</a><a href="#nope">Nope</a><input type="radio" data-address="housing">${FLIGHT}`;
    const message = await failure(pageWith({ body }));
    expect(message).toContain('href="#nope"; expected an element with id="nope"');
    expect(message).not.toContain('housing');
  });

  test('a link whose href is not an address is refused', async () => {
    expect(await linked('https://[')).toContain('<a> has href="https://["; expected an address.');
  });

  test('a link in the head is refused if the export does not have the file', async () => {
    const head = `${HEAD}<link rel="icon" href="/_next/gone.svg"><link rel="canonical" href="https://www.example.com/nowhere">`;
    expect(await failure(pageWith({ head }))).toBe(
      'index.html:1:82: <link> has href="/_next/gone.svg"; expected the address of a page or file of the export.',
    );
  });

  test.each([
    ['a picture', '<img src="/gone.jpg">', 'src'],
    ['one of the sizes of a picture', '<img srcset="/index.html 1w, /gone-640.avif 640w">', 'srcset'],
    ['the poster of a film', '<video poster="gone.jpg"></video>', 'poster'],
  ])('an element that loads %s is refused if the file is not in the export', async (_, body, attribute) => {
    expect(await failure(pageWith({ body: body + FLIGHT }))).toMatch(
      new RegExp(` has ${attribute}=".*gone.*"; expected the address of a page or file of the export\\.$`),
    );
  });

  test('a reference within a drawing is refused if the page does not have the target', async () => {
    expect(await failure(pageWith({ body: `<svg><path id="a"/><use href="#b"/></svg>${FLIGHT}` }))).toContain(
      'expected an element with id="b" in index.html',
    );
  });
});
