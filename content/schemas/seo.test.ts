import { ContentError, defineContent } from '../define';
import { commercial } from '../pages/commercial';
import { page } from '../schema';

const good = { route: '/commercial' as const, seo: commercial.seo, updated: '2026-11-21' };

/** The lines that stop the build when a field of a page's `seo` has another value. */
function problemsWith(change: object): string[] {
  try {
    defineContent({ file: 'content/pages/commercial.ts', page: '/commercial' }, page, { ...good, seo: { ...good.seo, ...change } });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

const at = (field: string) => `content/pages/commercial.ts · page: /commercial · field: seo.${field} · `;

test('the words of the site pass', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a title of 200 letters is told with what it measures and what there is room for', () => {
  const title = 'Solar '.repeat(33) + 'on';
  expect(problemsWith({ title })).toEqual([
    `${at('title')}expected at most 580 pixels in letters of 20 px, so that a search result shows all of it, got 1747 pixels: ${JSON.stringify(title)}`,
  ]);
});

test('what counts is the width, not the number of letters', () => {
  expect(problemsWith({ title: 'l'.repeat(120) })).toEqual([]);
  expect(problemsWith({ title: 'W'.repeat(40) })).toEqual([expect.stringContaining('got 756 pixels')]);
});

test('a description that would be cut is told', () => {
  expect(problemsWith({ description: 'Let the sun pay. '.repeat(12) })).toEqual([expect.stringContaining(`${at('description')}expected at most 920 pixels in letters of 14 px`)]);
});

test('a Hindi title is measured like any other', () => {
  expect(problemsWith({ title: 'सूरज को बिल भरने दें'.repeat(6) })).toEqual([expect.stringMatching(/expected at most 580 pixels .*, got \d{3,} pixels/)]);
});

test.each(['सूरज को बिल भरने दें', '"Solar" & <sun> \'25', 'Solar ☀️ for your roof', '</script><script>alert(1)</script>'])('%s is a title like any other', (title) => {
  expect(problemsWith({ title })).toEqual([]);
});

test.each(['', '  '])('an empty title is told: %j', (title) => {
  expect(problemsWith({ title })).toEqual([`${at('title')}expected some text, got ${JSON.stringify(title)}`]);
});

test('a page without a share card, or with a picture that is not there, is told', () => {
  expect(problemsWith({ card: undefined })).toEqual([expect.stringContaining(at('card'))]);
  expect(problemsWith({ card: { ...good.seo.card, pictures: ['slide-moon'] } })).toEqual([
    `${at('card.pictures[0]')}expected the name of a picture in media/masters/pictures.ts or the address of a drawing such as /pictures/villa.svg, got "slide-moon"`,
  ]);
});

test('a page can only be listed under a page that exists', () => {
  expect(problemsWith({ canonical: '/landing' })).toEqual([`${at('canonical')}expected one of the routes in content/routes.ts, got "/landing"`]);
});
