/** @jest-environment node */
import { withInlineStyles } from './inline-styles';

const LINK = '<link rel="stylesheet" href="/_next/css/a.css" data-precedence="next"/>';

/** A page with this body and this style sheet, worked over. */
function styled(body: string, css: string, scripts: Record<string, string> = {}) {
  return withInlineStyles(
    { path: 'index.html', html: `<html><head>${LINK}</head><body>${body}</body></html>` },
    () => css,
    (address) => scripts[address] ?? '',
  );
}

/** The styles that come into such a page. */
const stylesOf = (body: string, css: string) => /<style>(.*)<\/style>/.exec(styled(body, css).html)![1];

test('the styles stand where the link did, and the scripts are told of it', () => {
  const page = { path: 'index.html', html: `<head><title>x</title>${LINK}</head><p>x</p>` };
  expect(
    withInlineStyles(
      page,
      () => 'p{color:red}',
      () => '',
    ),
  ).toEqual({
    html: '<head><title>x</title><style>p{color:red}</style></head><p>x</p>',
    later: { sheets: ['/_next/css/a.css'], css: '' },
  });
});

test('style sheets keep their order', () => {
  const links = ['b', 'a'].map((name) => LINK.replace('/a.css', `/${name}.css`)).join('');
  const { html, later } = withInlineStyles(
    { path: 'index.html', html: `<head>${links}</head><p>x</p>` },
    (address) => `p{content:"${address.slice(-5)}"}`,
    () => '',
  );
  expect(html).toBe('<head><style>p{content:"b.css"}p{content:"a.css"}</style></head><p>x</p>');
  expect(later.sheets).toEqual(['/_next/css/b.css', '/_next/css/a.css']);
});

test('a page without style sheets stays as it is', () => {
  expect(
    withInlineStyles(
      { path: 'index.html', html: '<p>x</p>' },
      () => '',
      () => '',
    ),
  ).toEqual({ html: '<p>x</p>', later: { sheets: [], css: '' } });
});

test.each([
  ['of the page', '.here{a:b}', '.here{a:b}'],
  ['of no element of it', '.gone{a:b}', ''],
  ['of which one selector fits', '.here,.gone{a:b}', '.here{a:b}'],
  ['inside one that is gone', '.gone .here{a:b}', ''],
  [
    'beside a class in brackets, of which it needs none',
    '.here:not(.gone),:is(.gone,p){a:b}',
    '.here:not(.gone),:is(.gone,p){a:b}',
  ],
  ['of attributes and elements', '[data-kept] > p{a:b}', '[data-kept] > p{a:b}'],
  ['of an attribute that a script in the page gives', '[data-heard-of] > p{a:b}', '[data-heard-of] > p{a:b}'],
  [
    'of an attribute that nothing has, or which must not be there',
    '[data-none] p{a:b}p:not([data-none]){a:b}',
    'p:not([data-none]){a:b}',
  ],
  ['whose class has figures after its dot in an attribute', '[href$=".gone"]{a:b}', '[href$=".gone"]{a:b}'],
  [
    'of an element that the page has, or has not',
    'table{a:b}p,tr,p #gone{a:b}p::before,:root{a:b}',
    'p,p #gone{a:b}p::before,:root{a:b}',
  ],
  ['in a condition that holds nothing else', '@media print{@supports (a:b){.gone{a:b}}}', ''],
  ['and another in a line of its own', '.here{a:b}\n.also{a:b}', '.here{a:b}.also{a:b}'],
  ['in a condition with others', '@media print{.gone{a:b}.here{a:b}}', '@media print{.here{a:b}}'],
])('a rule %s', (_, css, kept) => {
  expect(stylesOf('<p class="also here" data-kept>x</p><script>document.body.dataset.heardOf=""</script>', css)).toBe(
    kept,
  );
});

test('a movement is kept where a rule that is kept names it', () => {
  const css = '.here{animation:rise 1s}.gone{animation:fall 1s}@keyframes rise{from{a:b}}@keyframes fall{from{a:b}}';
  expect(stylesOf('<p class="here">x</p>', css)).toBe('.here{animation:rise 1s}@keyframes rise{from{a:b}}');
});

test('classes that only the scripts of the page may add bring their styles later, those of scripts fetched late too', () => {
  const scripts = {
    '/_next/static/chunks/a.js': 'load("static/chunks/b.js"),c="added"',
    '/_next/static/chunks/b.js': '{open:"later"}',
  };
  const css = '@font-face{src:url(/a)}.here{a:b}.added{a:b}.here.later{a:b}.never{a:b}@media print{.later,.here{a:b}}';
  expect(styled('<script src="/_next/static/chunks/a.js" async="" class="here"></script>', css, scripts)).toMatchObject(
    {
      html: expect.stringContaining('<style>@font-face{src:url(/a)}.here{a:b}@media print{.here{a:b}}</style>'),
      later: { css: '.added{a:b}.here.later{a:b}@media print{.later{a:b}}' },
    },
  );
});

test('an attribute that only a script fetched late gives brings its styles later', () => {
  const scripts = { '/_next/static/chunks/a.js': 'e.dataset.awake="moving"' };
  expect(
    styled(
      '<p>x</p><script src="/_next/static/chunks/a.js"></script>',
      'p{a:b}[data-awake=moving] p{a:c}[data-never] p{a:d}',
      scripts,
    ),
  ).toMatchObject({
    html: expect.stringContaining('<style>p{a:b}</style>'),
    later: { css: '[data-awake=moving] p{a:c}' },
  });
});

test.each([
  ['the page has letters', '<p>धूप</p>', {}, true],
  [
    'a script may bring letters',
    '<script src="/_next/static/chunks/a.js"></script>',
    { '/_next/static/chunks/a.js': '"धूप"' },
    true,
  ],
  ['there are no letters', '<p>Dhoop, ₹5</p>', {}, false],
])('a typeface for which %s', (_, body, scripts, kept) => {
  const face = '@font-face{unicode-range:U+900-97F,U+25CC;src:url(/a)}';
  expect(styled(body, face, scripts).html).toContain(`<style>${kept ? face : ''}</style>`);
});

test('a movement of what comes later comes with it', () => {
  const css = '.here{animation:rise 1s}.later{animation:fall 1s}@keyframes rise{from{a:b}}@keyframes fall{from{a:b}}';
  const scripts = { '/_next/static/chunks/a.js': '"later"' };
  expect(styled('<script src="/_next/static/chunks/a.js" class="here"></script>', css, scripts).later.css).toBe(
    '.later{animation:fall 1s}@keyframes fall{from{a:b}}',
  );
});

test('a class that a part of the page is given as data brings its styles later', () => {
  const data = String.raw`<script>self.__next_f.push([1,"5:[\"$\",\"$L6\",null,{\"waiting\":\"later\"}]\n"])</script>`;
  expect(styled(data, '.later{a:b}.never{a:b}')).toMatchObject({
    html: expect.stringContaining('<style></style>'),
    later: { css: '.later{a:b}' },
  });
});

test('a class that a script in the page may add is styled at once', () => {
  expect(stylesOf('<script>document.body.className = "soon"</script>', '.soon{a:b}')).toBe('.soon{a:b}');
});

test('an address in a style sheet is good from every page', () => {
  expect(stylesOf('', '@font-face{src:url(../media/a.woff2)}')).toBe('@font-face{src:url(/_next/media/a.woff2)}');
  expect(stylesOf('<p>x</p>', 'p{background:url("/pictures/a.svg")}')).toBe('p{background:url("/pictures/a.svg")}');
});

test('of the properties of the site, those that a rule or a script of the page asks for', () => {
  const css =
    ':root{--asked:1;--moved:2;--later:3;--gone:4}.here{a:var(--asked);--gone:5}.none{a:var(--gone)}.here:hover{--gone:6}.added{a:var(--later)}';
  const scripts = { '/_next/static/chunks/a.js': 'style.setProperty("--moved",1);"added"' };
  const { html } = styled('<script src="/_next/static/chunks/a.js" class="here"></script>', css, scripts);
  expect(html).toContain('<style>:root{--asked:1;--moved:2;--later:3}.here{a:var(--asked)}</style>');
});

test('a blank after a comma goes, but not within quotes', () => {
  expect(stylesOf('<p>x</p>', 'p{transition:a 1s, b 1s;quotes:"(, " ", )"}')).toBe(
    'p{transition:a 1s,b 1s;quotes:"(, " ", )"}',
  );
});
