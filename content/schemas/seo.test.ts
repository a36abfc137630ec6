import { problemsOf } from '../../lib/words/read-value.fixture';
import { page } from './blocks';

/** @jest-environment node */

const card = {
  kicker: 'Roofs',
  heading: 'A roof of your own',
  layout: 'side' as const,
  surface: 'dawn' as const,
  pictures: ['/pictures/roof.svg'],
  alt: 'A roof',
};
const seo = { name: 'Roofs', title: 'Roofs for everybody', description: 'What a roof can do.', card };
/** The errors for a page's `seo` fields, with one of them replaced. */
const problemsWith = (change: object) => problemsOf(page, { seo: { ...seo, ...change }, updated: '2026-11-21' });

const at = (field: string) => `seo.${field} · `;

test('titles and descriptions that fit into a search result are accepted', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a title or a description that a search result would cut is accepted', () => {
  expect(problemsWith({ title: 'Solar '.repeat(33) + 'on', description: 'Let the sun pay. '.repeat(12) })).toEqual([]);
});

test.each(['सूरज को बिल भरने दें', '"Solar" & <sun> \'25', 'Solar ☀️ for your roof', '</script><script>alert(1)</script>'])(
  'the page title %s is accepted',
  (title) => {
    expect(problemsWith({ title })).toEqual([]);
  },
);

test.each(['', '  '])('an empty page title is refused: %j', (title) => {
  expect(problemsWith({ title })).toEqual([`${at('title')}expected some text, got ${JSON.stringify(title)}`]);
});

test('a page without a share card, or with a missing picture on it, is refused', () => {
  expect(problemsWith({ card: undefined })).toEqual([expect.stringContaining(at('card'))]);
  expect(problemsWith({ card: { ...card, pictures: ['slide-moon'] } })).toEqual([
    `${at('card.pictures[0]')}expected the name of a picture in media/masters/pictures.ts or the address of a drawing such as /pictures/villa.svg, got "slide-moon"`,
  ]);
});

test('the canonical page of a page is named by its id', () => {
  expect(problemsWith({ canonical: { page: '/home', reason: 'It says the same.' } })).toEqual([
    expect.stringMatching(/canonical\.page.*expected a page of the site, .*, got "\/home"$/),
  ]);
});

test('a page with another canonical page must give the reason', () => {
  expect(problemsWith({ canonical: { page: 'landing', reason: 'It says the same.' } })).toEqual([]);
  expect(problemsWith({ canonical: { page: 'landing' } })).toEqual([
    `${at('canonical.reason')}expected some text, nothing is there`,
  ]);
  expect(problemsWith({ canonical: '/' })).toEqual([
    `${at('canonical')}expected the page that is listed instead and why, with a line "page:" and a line "reason:", got "/"`,
  ]);
});
