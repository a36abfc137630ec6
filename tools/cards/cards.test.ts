/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardFile, staleCards, type CardInput } from './cards';

const input: CardInput = {
  file: 'content/pages/home.yaml',
  address: '/home',
  name: 'home',
  heading: 'Put your roof to work',
  html: '<h1>Put your roof to work</h1>',
  assets: { 'tile-home.jpg': Buffer.from('roof') },
};
const at = 'content/pages/home.yaml · page: /home · field: seo.card · ';
const help = ': "npm run publish" or "npm run make -- cards" makes it';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = () => writeFileSync(path.join(folder, cardFile(input)), 'a card');
const list = { '/home': { file: cardFile(input), heading: input.heading } };

test('a share card that was made from the current words and pictures is not stale', () => {
  publish();
  expect(staleCards([input], list, folder)).toEqual([]);
});

test.each([
  ['another logo', { html: '<h1>Put your roof to work</h1><svg/>' }],
  ['another picture', { assets: { 'tile-home.jpg': Buffer.from('another roof') } }],
])('%s makes a share card stale', (_, change) => {
  publish();
  expect(staleCards([{ ...input, ...change }], list, folder)).toEqual([
    `${at}expected a share image of “${input.heading}” as it is drawn now, got an older one that says “${input.heading}”${help}`,
  ]);
});

test('a share card that was drawn with another headline is reported with both headlines', () => {
  publish();
  const heading = 'Let the sun pay';
  expect(staleCards([{ ...input, heading, html: `<h1>${heading}</h1>` }], list, folder)).toEqual([
    `${at}expected a share image of “Let the sun pay” as it is drawn now, got an older one that says “Put your roof to work”${help}`,
  ]);
});

test('a missing share card is reported, whether it was never made or its file was deleted', () => {
  const lines = [`${at}expected a share image in ${folder}/, and there is none${help}`];
  expect(staleCards([input], {}, folder)).toEqual(lines);
  expect(staleCards([input], list, folder)).toEqual(lines);
});

test('a changed share card gets another address, so that WhatsApp fetches it again', () => {
  expect(cardFile({ ...input, html: '<h1>Let the sun pay</h1>' })).not.toBe(cardFile(input));
});
