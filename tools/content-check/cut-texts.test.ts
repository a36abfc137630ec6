/** @jest-environment node */
import { cutTexts, namelessTitles } from './cut-texts';

const DESCRIPTION = 'Solar for the roof of your house.';
const page = (seo: { title?: string; description?: string }) => [
  {
    file: 'content/en/pages/roof.ts',
    route: '/home' as const,
    seo: { title: 'Solar for your roof', description: DESCRIPTION, ...seo },
  },
];

test('texts that a search result shows whole are not reported', () => {
  expect(cutTexts(page({}))).toEqual([]);
});

test('a title that is too wide is reported with its width in pixels and the words that would be missing', () => {
  const title = 'Commercial rooftop solar for factories and offices | Purvanchal Saur Urja Rooftop Solar Installations';
  expect(cutTexts(page({ title }))).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/roof\.ts · page: \/home · field: seo\.title · 881 pixels wide, where a search result shows 580: it may leave out "Saur Urja Rooftop Solar Installations"$/,
    ),
  ]);
});

test('the width of a title counts, not its number of letters', () => {
  expect(cutTexts(page({ title: 'l'.repeat(120) }))).toEqual([]);
  expect(cutTexts(page({ title: 'W'.repeat(40) }))).toHaveLength(1);
});

test('a description has two lines of room', () => {
  expect(cutTexts(page({ description: DESCRIPTION.repeat(3) }))).toEqual([]);
  expect(cutTexts(page({ description: DESCRIPTION.repeat(6) }))).toEqual([
    expect.stringContaining('field: seo.description · 1'),
  ]);
});

test('titles without the company’s name are reported in one line, with what makes room for it', () => {
  const pages = [
    { route: '/home' as const, seo: { title: 'Solar for your roof | Roof Co' } },
    { route: '/commercial' as const, seo: { title: 'Solar for your factory' } },
  ];
  expect(namelessTitles(pages, { name: 'Roof Co Solar Installations', shortName: 'Roof Co' })).toEqual([
    'content/facts/company.ts · page: every page · field: shortName · too long for the title of /commercial: a shorter shortName, or a shorter title, makes room',
  ]);
  expect(
    namelessTitles(pages.slice(1), { name: 'Roof Co Solar Installations', shortName: 'Roof Co Solar Installations' }),
  ).toEqual([expect.stringContaining('give a shortName beside the name, for example "Roof Co"')]);
  expect(namelessTitles(pages.slice(0, 1), { name: 'Roof Co', shortName: 'Roof Co' })).toEqual([]);
});
