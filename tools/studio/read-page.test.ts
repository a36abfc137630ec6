/** @jest-environment node */
import { readPage } from './read-page';

const page = (head: string, body = '') =>
  readPage('/x', `<!doctype html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`);

test('the studio reads title and description as people see them', () => {
  const { title, description } = page(
    '<title>\n Sun &amp; &lt;roof&gt; “धूप” ☀️ </title><meta content="It says &quot;yes&quot;" name="Description">',
  );
  expect([title, description]).toEqual(['Sun & <roof> “धूप” ☀️', 'It says "yes"']);
});

test("the page record has the page's address on the live site, or a placeholder if the page does not name it", () => {
  expect(page('<meta property="og:url" content="https://solar.example/x">').address.href).toBe(
    'https://solar.example/x',
  );
  expect(page('').address.href).toBe('https://www.example.com/x');
});

test('the studio does not take the title of a drawing for that of the page', () => {
  expect(page('<title>Page</title>', '<svg><title>Drawing</title></svg>').title).toBe('Page');
});

test('the words of a shared link are read from og: tags, or else from the tags for search', () => {
  const words = '<title>A</title><meta name="description" content="B">';
  expect(page(words).shared).toEqual({ title: 'A', description: 'B', picture: undefined, alt: undefined });
  const own = '<meta name="og:title" content="C"><meta property="og:image" content="/d.jpg">';
  expect(page(words + own).shared).toMatchObject({ title: 'C', description: 'B', picture: '/d.jpg' });
});

test('the studio reads a text that is not HTML as a page without content', () => {
  expect(readPage('/x', '')).toMatchObject({ title: '', description: '', lang: '' });
});
