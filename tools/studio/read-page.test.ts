/** @jest-environment node */
import { readPage } from './read-page';

const page = (head: string, body = '') =>
  readPage('/x', `<!doctype html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`);

test('readPage() reads title and description with HTML entities decoded and spaces collapsed', () => {
  const { title, description } = page(
    '<title>\n Sun &amp; &lt;roof&gt; “धूप” ☀️ </title><meta content="It says &quot;yes&quot;" name="Description">',
  );
  expect([title, description]).toEqual(['Sun & <roof> “धूप” ☀️', 'It says "yes"']);
});

test('readPage() takes the address of a page from og:url, or the route at www.example.com if there is no og:url', () => {
  expect(page('<meta property="og:url" content="https://solar.example/x">').address.href).toBe(
    'https://solar.example/x',
  );
  expect(page('').address.href).toBe('https://www.example.com/x');
});

test('readPage() ignores the title of an SVG drawing', () => {
  expect(page('<title>Page</title>', '<svg><title>Drawing</title></svg>').title).toBe('Page');
});

test('readPage() takes the picture and words of a shared link from og: tags, and words without such a tag from the title and description', () => {
  const words = '<title>A</title><meta name="description" content="B">';
  expect(page(words).shared).toEqual({ title: 'A', description: 'B', picture: undefined, alt: undefined });
  const own = '<meta name="og:title" content="C"><meta property="og:image" content="/d.jpg">';
  expect(page(words + own).shared).toMatchObject({ title: 'C', description: 'B', picture: '/d.jpg' });
});

test('readPage() reads an empty file as a page without title, description and language', () => {
  expect(readPage('/x', '')).toMatchObject({ title: '', description: '', lang: '' });
});
