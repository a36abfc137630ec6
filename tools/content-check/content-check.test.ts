/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { facts, toy } from '../../content/language.fixture';
import { checkLanguage } from '../../content/read';
import { checkContent } from './content-check';

jest.mock('../../content/generated/pictures.json', () => ({
  tower: { file: 'tower-1a', widths: [640], width: 640, height: 480, tint: '#aabbcc' },
}));

let folder: string;

/** Writes a file into the temporary public folder of the test. */
function publish(address: string, bytes: string | Buffer) {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
  publish('/pictures/roof.svg', '<svg viewBox="0 0 800 600"></svg>');
  publish('/films/roof.mp4', 'a film');
  publish('/guides/roofs.pdf', 'a guide');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TODAY = '2025-03-01';
const { words } = toy;
const check = (change: object = {}, otherFacts: object = {}) =>
  checkContent([checkLanguage({ ...toy, words: { ...words, ...change } }, { ...facts, ...otherFacts })], folder, TODAY);
/** Makes content in which one block shows another picture as its map. */
const withMap = (map: object) => ({
  landingBlocks: { ...words.landingBlocks, banner: { ...words.landingBlocks.banner, map } },
});
const MAP = 'content/xx/landing-blocks.ts · page: every page that shows it · field: banner.map';
const drawing = (src: string) => ({ src, width: 800, height: 600, alt: 'A map' });
const jpeg = (width: number, height: number) => {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0, 0]);
  frame.writeUInt16BE(height, 13);
  frame.writeUInt16BE(width, 15);
  return frame;
};

test('a check of content without mistakes reports nothing', () => {
  expect(check()).toEqual({ problems: [], warnings: [] });
});

test('wrong words in content and missing files are reported in one run', () => {
  const change = { ...withMap(drawing('/pictures/map.svg')), reach: { ...words.reach, line: '' } };
  expect(check(change).problems).toEqual([
    'content/xx/reach.ts · page: every page that shows it · field: line · expected some text, got ""',
    `${MAP}.src · expected a file in public/, and /pictures/map.svg is not there`,
  ]);
});

test('a missing film or PDF guide is reported with its place in content', () => {
  rmSync(path.join(folder, 'guides'), { recursive: true });
  expect(check().problems).toEqual([
    'content/xx/pages/guidedownload.ts · page: /guidedownload · field: guides.guides[0].file · expected a file in public/, and /guides/roofs.pdf is not there',
  ]);
});

test('a mistake in content that several pages show is reported once, in the file where it was written', () => {
  const lost = '/films/lost.mp4' as const;
  const files = { ...facts.films.home.files, wide: { av1: '/films/roof.mp4', h264: lost } };
  const film = { pause: 'Pause', play: 'Play', ...files };
  const { landing, home } = words.pages;
  const pages = {
    ...words.pages,
    landing: { ...landing, videoHero: { ...landing.videoHero, film } },
    home: { ...home, videoHero: { ...home.videoHero, film: { ...film } } },
  };
  expect(check({ pages }, { films: { ...facts.films, home: { ...facts.films.home, files } } }).problems).toEqual([
    'content/facts/films.ts · page: every page that shows it · field: home.files.wide.h264 · expected a file in public/, and /films/lost.mp4 is not there',
  ]);
});

test('a missing file of a photograph is reported by the photograph’s name in content', () => {
  const called = withMap({ picture: 'tower', alt: 'A map' });
  expect(check(called).problems).toEqual([
    `${MAP}.picture · expected a file in public/, and /generated/tower-1a-640.jpg is not there`,
  ]);
  publish('/generated/tower-1a-640.jpg', jpeg(640, 480));
  expect(check(called).problems).toEqual([]);
});

test('a picture whose file name differs in upper and lower case counts as missing', () => {
  publish('/pictures/Map.svg', '<svg viewBox="0 0 800 600"></svg>');
  expect(check(withMap(drawing('/pictures/map.svg'))).problems).toHaveLength(1);
});

test('an SVG drawing must have the size that content gives for it', () => {
  publish('/pictures/map.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"></svg>');
  expect(check(withMap(drawing('/pictures/map.svg'))).problems).toEqual([
    `${MAP}.width · expected the size of /pictures/map.svg, which is 1200 by 900 pixels, got 800 by 600`,
  ]);
  expect(check(withMap({ ...drawing('/pictures/map.svg'), width: 1200, height: 900 })).problems).toEqual([]);
});

test('an SVG drawing whose file gives no size is not checked', () => {
  publish('/pictures/map.svg', '<svg></svg>');
  expect(check(withMap(drawing('/pictures/map.svg'))).problems).toEqual([]);
});

const { news, faq, pages } = words;
const report = (change: object) => ({ ...news.items[0]!, ...change });

test('a date in the future is a warning with its place in content', () => {
  const items = news.items.with(0, report({ date: '2025-03-01' })).with(1, report({ id: 'new', date: '2025-03-02' }));
  expect(check({ news: { ...news, items } }).warnings).toEqual([
    'content/xx/news.ts · page: every page that shows it · field: items[1].date · the day 2025-03-02 is still to come',
  ]);
});

test('a day in the future is no warning within a sentence, or as the day from which terms are in force', () => {
  const { privacyPolicy } = pages;
  const legal = { ...privacyPolicy.legal, inForce: { text: 'From', date: '2025-02-28' } };
  const late = { ...legal, inForce: { text: 'From', date: '2025-03-02' } };
  const words = { faq: { ...faq, line: 'From 2025-03-02 on.' } };
  expect(check({ ...words, pages: { ...pages, privacyPolicy: { ...privacyPolicy, legal } } }).warnings).toEqual([]);
  expect(check({ ...words, pages: { ...pages, privacyPolicy: { ...privacyPolicy, legal: late } } }).warnings).toEqual(
    [],
  );
});

test('items of content that a carousel does not show are a warning, with their place in content', () => {
  const items = [...news.items, report({ id: 'old', title: 'An old one' })];
  expect(check({ news: { ...news, items } }).warnings).toEqual([
    'content/xx/news.ts · page: every page that shows it · field: items[5] · "An old one" is not shown: the first 5 are. Move it up to show it',
  ]);
});

test('a finding in the facts is reported once, although every language shows them', () => {
  const { solar } = facts;
  const rate = { ...solar.tariff.figures.rate!, asOf: '2024-01-01' };
  const old = { ...facts, solar: { ...solar, tariff: { ...solar.tariff, figures: { rate } } } };
  const both = [checkLanguage(toy, old), checkLanguage(toy, old)];
  expect(checkContent(both, folder, TODAY).warnings).toEqual([expect.stringMatching('figures.rate.asOf')]);
});

test('a tariff or a grant that nobody has looked at for more than 180 days is a warning, with its place in content', () => {
  const { solar } = facts;
  const rate = solar.tariff.figures.rate!;
  const dated = (tariff: string, grant: string, price: string) => ({
    solar: {
      ...solar,
      tariff: { ...solar.tariff, figures: { rate: { ...rate, asOf: tariff } } },
      grants: { figures: { rate: { ...rate, asOf: grant } } },
      prices: { figures: { rate: { ...rate, asOf: price } } },
    },
  });
  expect(check({}, dated('2024-09-02', '2024-09-02', '2020-01-01')).warnings).toEqual([]);
  expect(check({}, dated('2024-09-01', '2024-09-02', '2020-01-01')).warnings).toEqual([
    'content/facts/solar/tariff.ts · page: every page that shows it · field: figures.rate.asOf · the source of this figure is 181 days old: see whether it still holds, and set the day on which it did',
  ]);
  expect(check({}, dated('2025-01-31', '2024-03-01', '2020-01-01')).warnings).toEqual([
    expect.stringMatching(
      /^content\/facts\/solar\/grants\.ts .* field: figures\.rate\.asOf · the source of this figure is 365 days old/,
    ),
  ]);
});
