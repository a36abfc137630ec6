/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { withLateScripts } from '../postbuild/late-scripts';
import { nextScripts } from '../postbuild/next-page.fixture';
import { weigh } from './weigh';

const size = (text: string) => brotliCompressSync(text).length;
const NEXT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const CHUNKS = {
  '/_next/static/chunks/a.js': 'load("static/chunks/b.js")',
  '/_next/static/chunks/b.js': 'b()',
  '/_next/static/chunks/c.js': 'c()',
};

function weightWith(css: string) {
  const page = { path: 'index.html', html: `<html><head></head><body>${NEXT}${nextScripts('LeadForm')}</body></html>` };
  const { html, files } = withLateScripts(page, { sheets: [], css });
  const texts: Record<string, string> = { ...CHUNKS, [`/${files[0]!.path}`]: files[0]!.text };
  return { html, late: files[0]!.text, weight: weigh(html, (address) => texts[address]!) };
}

test('a page weighs as much as its HTML and the styles that its scripts add later, each compressed by itself', () => {
  const css = '.a::before{content:"\\201C"}.b{color:red}';
  const { html, weight } = weightWith(css);
  expect(weight).toMatchObject({ html: size(html), page: size(html) + size(css) });
});

test('a page whose scripts add no styles weighs as much as its HTML', () => {
  const { html, weight } = weightWith('');
  expect(weight.page).toBe(size(html));
});

test('the weight of scripts counts the scripts that the page lists, the scripts that a listed script names, and no others', () => {
  const { late, weight } = weightWith('');
  expect(weight.scripts).toBe(
    [late, CHUNKS['/_next/static/chunks/a.js'], CHUNKS['/_next/static/chunks/b.js']].map(size).reduce((a, b) => a + b),
  );
});

test('the scripts of a page without a list of scripts weigh nothing', () => {
  expect(weigh('<html><body><p>x</p></body></html>', () => '')).toMatchObject({ scripts: 0 });
});
