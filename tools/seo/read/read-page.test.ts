/** @jest-environment node */
import { property } from './page-record';
import { readPage } from './read-page';

const page = (head: string, body = '') =>
  readPage('/x', `<!doctype html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`);

test('texts are read as people see them', () => {
  const { titles, descriptions } = page(
    '<title>\n Sun &amp; &lt;roof&gt; “धूप” ☀️ </title><meta content="It says &quot;yes&quot;" name="Description">',
  );
  expect(titles).toEqual(['Sun & <roof> “धूप” ☀️']);
  expect(descriptions).toEqual(['It says "yes"']);
});

test('the title of a drawing is not that of the page', () => {
  expect(page('<title>Page</title>', '<svg><title>Drawing</title></svg>').titles).toEqual(['Page']);
});

test('every canonical address, robots and property is kept, by either attribute', () => {
  const { canonicals, robots, properties } = page(
    '<link rel="shortlink canonical" href="https://a.example/"><link rel="canonical" href="/b"><meta name="robots" content="NoIndex"><meta name="googlebot" content="nofollow"><meta name="og:title" content="A"><meta property="twitter:card" content="summary">',
  );
  expect(canonicals).toEqual(['https://a.example/', '/b']);
  expect(robots).toEqual(['noindex', 'nofollow']);
  expect(property({ properties }, 'og:title')).toBe('A');
  expect(property({ properties }, 'twitter:card')).toBe('summary');
  expect(property({ properties }, 'og:image')).toBeUndefined();
});

test('headings come in order, with the words of what is within them', () => {
  expect(page('', '<h1>A <em>b</em></h1><section><h3> c<br>d </h3></section>').headings).toEqual([
    { level: 1, text: 'A b' },
    { level: 3, text: 'c d' },
  ]);
});

test('words are counted in English and Hindi, not in scripts and drawings', () => {
  expect(
    page(
      '',
      '<p>Five words, all of them</p><p>धूप से बिजली</p><script>let no = 1</script><svg><text>none</text></svg><li>one</li><li>two</li>',
    ).words,
  ).toBe(10);
});

test('a link is what it says, or its label', () => {
  expect(
    page('', '<a href="/a">To <b>a</b></a><a href="#b" aria-label="To b"><svg></svg></a><a>no link</a>').links,
  ).toEqual([
    { href: '/a', text: 'To a' },
    { href: '#b', text: 'To b' },
  ]);
});

test('structured data that cannot be read says why, and the rest is still read', () => {
  const { jsonLd } = page(
    '<script type="application/ld+json">{oops}</script><script type="application/ld+json">{"@type":"Thing"}</script>',
  );
  expect(jsonLd).toEqual([
    { error: expect.stringContaining('JSON'), source: '{oops}' },
    { value: { '@type': 'Thing' } },
  ]);
});

test('the head ends so many bytes into the page, not characters', () => {
  const { headEnd, bytes } = readPage('/x', '<html><head><title>धू</title></head><body>x</body></html>');
  expect(headEnd).toBe(Buffer.byteLength('<html><head><title>धू</title></head>'));
  expect(bytes).toBe(headEnd + Buffer.byteLength('<body>x</body></html>'));
});

test('a text that is no page is a page in which everything is missing', () => {
  expect(readPage('/x', '')).toMatchObject({
    titles: [],
    descriptions: [],
    canonicals: [],
    headings: [],
    words: 0,
    lang: '',
    bytes: 0,
  });
});
