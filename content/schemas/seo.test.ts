/** @jest-environment node */

import { problemsOf } from '../../lib/content/read-value.fixture';
import { page } from './blocks';

const card = {
  kicker: 'Roofs',
  heading: 'A roof of your own',
  layout: 'side' as const,
  surface: 'dawn' as const,
  pictures: ['/pictures/roof.svg'],
  alt: 'A roof',
};
const seo = { name: 'Roofs', title: 'Roofs for everybody', description: 'What a roof can do.', card };
const problemsWith = (change: object) => problemsOf(page, { seo: { ...seo, ...change }, updated: '2026-11-21' });

const at = (field: string) => `seo.${field} · `;

test('a title and a description that fit into a search result are accepted', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a title and a description that are too long for a search result are accepted', () => {
  expect(problemsWith({ title: 'Solar '.repeat(33) + 'on', description: 'Let the sun pay. '.repeat(12) })).toEqual([]);
});

test.each(['सूरज को बिल भरने दें', '"Solar" & <sun> \'25', 'Solar ☀️ for your roof', '</script><script>alert(1)</script>'])(
  'the page title %s is accepted',
  (title) => {
    expect(problemsWith({ title })).toEqual([]);
  },
);

test.each(['', '  '])('the empty page title %j is refused', (title) => {
  expect(problemsWith({ title })).toEqual([`${at('title')}expected some text, got ${JSON.stringify(title)}`]);
});

test('a page without a share card is refused, and so is a share card with a picture that does not exist', () => {
  expect(problemsWith({ card: undefined })).toEqual([expect.stringContaining(at('card'))]);
  expect(problemsWith({ card: { ...card, pictures: ['slide-moon'] } })).toEqual([
    `${at('card.pictures[0]')}expected the name of a picture in media/masters/pictures.ts or the address of a drawing such as /pictures/villa.svg, got "slide-moon"`,
  ]);
});

test('a canonical page is refused if written as an address instead of a page id', () => {
  expect(problemsWith({ canonical: { page: '/home', reason: 'It says the same.' } })).toEqual([
    expect.stringMatching(/canonical\.page.*expected a page of the site, .*, got "\/home"$/),
  ]);
});

test('a canonical page is refused without a reason, or if written as a text in place of the lines `page` and `reason`', () => {
  expect(problemsWith({ canonical: { page: 'landing', reason: 'It says the same.' } })).toEqual([]);
  expect(problemsWith({ canonical: { page: 'landing' } })).toEqual([
    `${at('canonical.reason')}expected some text, nothing is there`,
  ]);
  expect(problemsWith({ canonical: '/' })).toEqual([
    `${at('canonical')}expected the page that is listed instead and why, with a line "page:" and a line "reason:", got "/"`,
  ]);
});
