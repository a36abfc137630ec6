/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { inputHash } from '../make/document';
import { cardFile, MOST_BYTES, type CardInput } from './cards';
import { staleCards } from './stale-cards';

const input: CardInput = {
  file: 'content/pages/home.yaml',
  address: '/home',
  name: 'home',
  heading: 'Put your roof to work',
  html: '<h1>Put your roof to work</h1>',
  assets: { 'tile-home.jpg': Buffer.from('roof') },
};
const at = 'content/pages/home.yaml · page: /home · field: seo.card · ';
const help = ': run "npm run make -- cards" and keep what it writes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a JPEG to the place of the page's share card. Extra bytes after its end make the file larger. */
async function publish(width = 1200, height = 630, bytes = 0) {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(folder, cardFile(input)), Buffer.concat([jpeg, Buffer.alloc(bytes)]));
}
const list = { '/home': { file: cardFile(input), heading: input.heading, madeFrom: inputHash(input) } };

test('a share card that was made from the present words and pictures is not stale', async () => {
  await publish();
  expect(await staleCards([input], list, folder)).toEqual([]);
});

test.each([
  ['another mark', { html: '<h1>Put your roof to work</h1><svg/>' }],
  ['another picture', { assets: { 'tile-home.jpg': Buffer.from('another roof') } }],
])('%s makes a share card stale', async (_, change) => {
  await publish();
  expect(await staleCards([{ ...input, ...change }], list, folder)).toEqual([
    `${at}expected a share image made from these words, this picture and this design, got an older one${help}`,
  ]);
});

test('a share card that was drawn with another headline is reported with both headlines', async () => {
  await publish();
  const heading = 'Let the sun pay';
  expect(await staleCards([{ ...input, heading, html: `<h1>${heading}</h1>` }], list, folder)).toEqual([
    `${at}expected a share image that says “Let the sun pay”, got one that says “Put your roof to work”${help}`,
  ]);
});

test('a missing share card is reported, whether it was never made or its file is gone', async () => {
  const lines = [`${at}expected a share image in ${folder}/, and there is none${help}`];
  expect(await staleCards([input], {}, folder)).toEqual(lines);
  expect(await staleCards([input], list, folder)).toEqual(lines);
});

test.each([
  [1200, 800, 0],
  [1200, 630, MOST_BYTES],
])('a JPEG of %i by %i pixels with %i bytes more is refused as a share card', async (width, height, bytes) => {
  await publish(width, height, bytes);
  expect(await staleCards([input], list, folder)).toEqual([
    `${at}expected a JPEG of 1200 by 630 pixels and at most 250 KB in ${folder}/${cardFile(input)}${help}`,
  ]);
});

test('a changed share card gets another address, so that WhatsApp fetches it anew', () => {
  expect(cardFile({ ...input, html: '<h1>Let the sun pay</h1>' })).not.toBe(cardFile(input));
});
