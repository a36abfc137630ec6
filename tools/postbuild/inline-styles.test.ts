/** @jest-environment node */
import { inlineStyles } from './inline-styles';
import { piece } from './next-page.fixture';

const LINK = '<link rel="stylesheet" href="/_next/css/a.css" data-precedence="next"/>';

function styled(body: string, css: string, scripts: Record<string, string> = {}) {
  return inlineStyles((address) => (address.endsWith('.css') ? css : (scripts[address] ?? '')))({
    path: 'index.html',
    html: `<html><head>${LINK}</head><body>${body}</body></html>`,
  });
}

const stylesOf = (body: string, css: string) => /<style>(.*)<\/style>/.exec(styled(body, css).html)![1];

test('inlineStyles() replaces the link to a style sheet by a <style> and returns the address of the style sheet', () => {
  const page = { path: 'index.html', html: `<head><title>x</title>${LINK}</head><p>x</p>` };
  expect(inlineStyles(() => 'p{color:red}')(page)).toEqual({
    html: '<head><title>x</title><style>p{color:red}</style></head><p>x</p>',
    files: [],
    later: { sheets: ['/_next/css/a.css'], css: '' },
  });
});

test('several style sheets keep their order as inline styles, and so do their addresses', () => {
  const links = ['b', 'a'].map((name) => LINK.replace('/a.css', `/${name}.css`)).join('');
  const { html, later } = inlineStyles((address) => `p{content:"${address.slice(-5)}"}`)({
    path: 'index.html',
    html: `<head>${links}</head><p>x</p>`,
  });
  expect(html).toBe('<head><style>p{content:"b.css"}p{content:"a.css"}</style></head><p>x</p>');
  expect(later.sheets).toEqual(['/_next/css/b.css', '/_next/css/a.css']);
});

test('a page without style sheets gets no inline styles', () => {
  expect(inlineStyles(() => '')({ path: 'index.html', html: '<p>x</p>' })).toEqual({
    html: '<p>x</p>',
    files: [],
    later: { sheets: [], css: '' },
  });
});

test.each([
  ['for a class of the page is kept', '.here{a:b}', '.here{a:b}'],
  ['for a class that the page does not have is removed', '.gone{a:b}', ''],
  ['of two selectors keeps the one that can match', '.here,.gone{a:b}', '.here{a:b}'],
  ['for a descendant of a class that the page lacks is removed', '.gone .here{a:b}', ''],
  [
    'is kept if the page lacks only classes inside its :not() and :is()',
    '.here:not(.gone),:is(.gone,p){a:b}',
    '.here:not(.gone),:is(.gone,p){a:b}',
  ],
  [
    'that asks with :has() for what the page does not have is removed, unless the :has() is inside :not()',
    'p:has(.gone),p:has([data-none]) p{a:b}p:has(.here),p:has(.gone,.here),p:not(:has(.gone)){a:b}',
    'p:has(.here),p:has(.gone,.here),p:not(:has(.gone)){a:b}',
  ],
  ['for an attribute and an element of the page is kept', '[data-kept] > p{a:b}', '[data-kept] > p{a:b}'],
  ['for a data- attribute set by an inline script is kept', '[data-heard-of] > p{a:b}', '[data-heard-of] > p{a:b}'],
  [
    'for a data- attribute that nothing sets is removed, but not one for elements without that attribute',
    '[data-none] p{a:b}p:not([data-none]){a:b}',
    'p:not([data-none]){a:b}',
  ],
  [
    'for the end of an attribute’s value is kept, even if that end looks like a class',
    '[href$=".gone"]{a:b}',
    '[href$=".gone"]{a:b}',
  ],
  [
    'for several elements keeps the selectors of those that the page has, with any id, pseudo-element or pseudo-class',
    'table{a:b}p,tr,p #gone{a:b}p::before,:root{a:b}',
    'p,p #gone{a:b}p::before,:root{a:b}',
  ],
  [
    'for a class that the page lacks is removed with the conditions around the rule',
    '@media (hover){@supports (a:b){.gone{a:b}}}',
    '',
  ],
  ['on a line of its own loses the line break', '.here{a:b}\n.also{a:b}', '.here{a:b}.also{a:b}'],
  [
    'in a condition is removed if the page lacks its class, and kept if not',
    '@media (hover){.gone{a:b}.here{a:b}}',
    '@media (hover){.here{a:b}}',
  ],
])('in inline styles, a rule %s', (_, css, kept) => {
  expect(stylesOf('<p class="also here" data-kept>x</p><script>document.body.dataset.heardOf=""</script>', css)).toBe(
    kept,
  );
});

test('inline styles keep an animation that one of their rules names, and lose the others', () => {
  const css = '.here{animation:rise 1s}.gone{animation:fall 1s}@keyframes rise{from{a:b}}@keyframes fall{from{a:b}}';
  expect(stylesOf('<p class="here">x</p>', css)).toBe('.here{animation:rise 1s}@keyframes rise{from{a:b}}');
});

test('CSS rules for classes that only late scripts add, directly or through another script, are moved to `later`, but no typeface is', () => {
  const scripts = {
    '/_next/static/chunks/a.js': 'load("static/chunks/b.js"),c="added"',
    '/_next/static/chunks/b.js': '{open:"later"}',
  };
  const css =
    '@font-face{src:url(/a)}.here{a:b}.added{a:b}.here.later{a:b}.never{a:b}@media (hover){.later,.here{a:b}}';
  expect(styled('<script src="/_next/static/chunks/a.js" async="" class="here"></script>', css, scripts)).toMatchObject(
    {
      html: expect.stringContaining('<style>@font-face{src:url(/a)}.here{a:b}@media (hover){.here{a:b}}</style>'),
      later: { css: '.added{a:b}.here.later{a:b}@media (hover){.later{a:b}}' },
    },
  );
});

test('CSS rules for data- attributes that only scripts fetched later set are moved from the page to `later`', () => {
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

test('CSS rules for aria- attributes that only scripts fetched later set are moved from the page to `later`', () => {
  const scripts = { '/_next/static/chunks/a.js': '"aria-disabled"' };
  const { html, later } = styled(
    '<p>x</p><script src="/_next/static/chunks/a.js"></script>',
    '[aria-disabled] p{a:b}',
    scripts,
  );
  expect(html).toContain('<style></style>');
  expect(later.css).toBe('[aria-disabled] p{a:b}');
});

test('CSS rules for a value that an attribute of a page lacks go to `later` if a late script names the attribute, and are removed if not', () => {
  const script = '<script src="/_next/static/chunks/a.js"></script>';
  const scripts = { '/_next/static/chunks/a.js': '"aria-invalid"' };
  const css = '[aria-invalid]{a:b}[aria-invalid=true]{a:c}[aria-invalid="false"]{a:d}[data-set=yes]{a:e}';
  const { html, later } = styled(`<p aria-invalid="false" data-set="no">x</p>${script}`, css, scripts);
  expect(html).toContain('<style>[aria-invalid]{a:b}[aria-invalid="false"]{a:d}</style>');
  expect(later.css).toBe('[aria-invalid=true]{a:c}');
});

test.each([
  ['the page has such letters', '<p>धूप</p>', {}, true],
  [
    'a script may bring such letters',
    '<script src="/_next/static/chunks/a.js"></script>',
    { '/_next/static/chunks/a.js': '"धूप"' },
    true,
  ],
  ['neither has such letters', '<p>Dhoop, ₹5</p>', {}, false],
])(
  'a typeface with a unicode-range is kept only if the page or its scripts have letters in that range: %s',
  (_, body, scripts, kept) => {
    const face = '@font-face{unicode-range:U+900-97F,U+25CC;src:url(/a)}';
    expect(styled(body, face, scripts).html).toContain(`<style>${kept ? face : ''}</style>`);
  },
);

test('an animation that only the CSS rules in `later` name is returned in `later`', () => {
  const css = '.here{animation:rise 1s}.later{animation:fall 1s}@keyframes rise{from{a:b}}@keyframes fall{from{a:b}}';
  const scripts = { '/_next/static/chunks/a.js': '"later"' };
  expect(styled('<script src="/_next/static/chunks/a.js" class="here"></script>', css, scripts).later.css).toBe(
    '.later{animation:fall 1s}@keyframes fall{from{a:b}}',
  );
});

test("CSS rules for a class that only the page's data for React name are moved to `later`, even if the data are cut within the name", () => {
  const data = piece('5:["$","$L6",null,{"waiting":"la') + piece('ter"}]\n');
  expect(styled(data, '.later{a:b}.never{a:b}')).toMatchObject({
    html: expect.stringContaining('<style></style>'),
    later: { css: '.later{a:b}' },
  });
});

test('CSS rules for a class that an inline script can add stay in the page', () => {
  expect(stylesOf('<script>document.body.className = "soon"</script>', '.soon{a:b}')).toBe('.soon{a:b}');
});

test('addresses relative to a style sheet become addresses from the root, and those from the root stay the same', () => {
  expect(stylesOf('', '@font-face{src:url(../media/a.woff2)}')).toBe('@font-face{src:url(/_next/media/a.woff2)}');
  expect(stylesOf('<p>x</p>', 'p{background:url("/pictures/a.svg")}')).toBe('p{background:url("/pictures/a.svg")}');
});

test('CSS rules for print alone go into a separate file with media="print", and those for screen and print stay in the page', () => {
  const css =
    '@page{margin:1cm}@media print{.here{a:b}.gone{a:b}}@media print and (orientation:landscape){.here{a:c}}@media screen,print{.here{a:d}}';
  const { html, files } = styled('<p class="here">x</p>', css);
  expect(files).toEqual([
    {
      path: expect.stringMatching(/^_next\/static\/late\/\w+\.css$/),
      text: '@page{margin:1cm}@media print{.here{a:b}}@media print and (orientation:landscape){.here{a:c}}',
    },
  ]);
  expect(html).toContain(
    `<style>@media screen,print{.here{a:d}}</style><link rel="stylesheet" media="print" href="/${files[0]!.path}">`,
  );
});

test('CSS rules for forced colours or (scripting:none) go into a file with both as its media, and those for no forced colours stay', () => {
  const css =
    '@media (forced-colors:active){.here{a:b}.gone{a:b}}@media (forced-colors:none){.here{a:c}}@media (scripting:none){.here{a:d}}';
  const { html, files } = styled('<p class="here">x</p>', css);
  expect(files[0]!.text).toBe('@media (forced-colors:active){.here{a:b}}@media (scripting:none){.here{a:d}}');
  expect(html).toContain(
    `<style>@media (forced-colors:none){.here{a:c}}</style><link rel="stylesheet" media="(forced-colors:active),(scripting:none)" href="/${files[0]!.path}">`,
  );
});

test('custom properties that no CSS rule or inline script of a page uses are removed from it, as are those that only removed ones use', () => {
  const css =
    ':root{--asked:1;--moved:2;--later:3;--gone:4;--chain:var(--gone)}.here{a:var(--asked);--gone:5}.none{a:var(--gone)}.here:hover{--gone:6}.added{a:var(--later)}';
  const scripts = { '/_next/static/chunks/a.js': 'style.setProperty("--moved",1);"added"' };
  const { html } = styled('<script src="/_next/static/chunks/a.js" class="here"></script>', css, scripts);
  expect(html).toContain('<style>:root{--asked:1}.here{a:var(--asked)}</style>');
});

test('custom properties that only scripts fetched later or the CSS rules in `later` use are returned in `later`', () => {
  const css =
    '@media print{:root{--later:7}}:root{--asked:1;--moved:2;--later:var(--deep);--deep:3;--gone:4}.here{a:var(--asked)}.added{a:var(--later) var(--asked)}.dark{--later:5}';
  const scripts = { '/_next/static/chunks/a.js': 'style.setProperty("--moved",1);"added"' };
  const { html, later } = styled('<script src="/_next/static/chunks/a.js" class="here dark"></script>', css, scripts);
  expect(html).toContain('<style>:root{--asked:1}.here{a:var(--asked)}</style>');
  expect(later.css).toBe(
    '@media print{:root{--later:7}}:root{--moved:2;--later:var(--deep);--deep:3}.dark{--later:5}.added{a:var(--later) var(--asked)}',
  );
});

test('with the option withLater, the page itself has the CSS rules that would otherwise be in `later`', () => {
  const page = {
    path: 'index.html',
    html: `<head>${LINK}</head><p>x</p><script src="/_next/static/chunks/a.js" async=""></script>`,
  };
  const readText = (address: string) => (address.endsWith('.css') ? '.late{a:b}p{c:d}' : '"late"');
  expect(inlineStyles(readText)(page)).toMatchObject({ later: { css: '.late{a:b}' } });
  const { html, later } = inlineStyles(readText)(page, { withLater: true });
  expect(html).toContain('<style>.late{a:b}p{c:d}</style>');
  expect(later.css).toBe('');
});
