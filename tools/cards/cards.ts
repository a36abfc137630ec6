import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../content/en/english';
import { facts } from '../../content/facts/facts';
import { readWords } from '../../content/read';
import { CARD_SIZE } from '../../lib/metadata';
import { renderCard } from './card-page';

/** Where the cards are, and the list of them by route. */
export const CARDS_FOLDER = 'public/cards';
export const CARDS_LIST = 'lib/share-cards.json';

export const SIZE = CARD_SIZE;
/** WhatsApp takes no larger one than 600 KB, and phones load it over slow lines: a card stays far below. */
export const MOST_BYTES = 250 * 1024;

/** The files that the document loads in addition to its pictures. */
const STYLE_AND_FONTS = [
  'tools/cards/card.css',
  'styles/fonts/anek-latin.woff2',
  'styles/fonts/anek-rupee.woff2',
  'styles/fonts/anek-devanagari.woff2',
];

/** Everything that a card is made from. */
export interface CardInput {
  /** The content file of the page. */
  file: string;
  route: string;
  name: string;
  heading: string;
  html: string;
  /** Style, fonts and pictures by the names that the document knows them by. */
  assets: Record<string, Buffer>;
}

/** A card of the list: its file in public/cards/, the headline on it, and a hash of all that it was made from. */
export interface ListedCard {
  file: string;
  heading: string;
  madeFrom: string;
}

/** The cards of all pages of a language, ready for the browser. */
export function cardInputs(words = readWords(english, facts)): CardInput[] {
  const read = new Map<string, Buffer>();
  const bytesOf = (file: string) => read.get(file) ?? read.set(file, readFileSync(file)).get(file)!;
  return Object.values(words.pages).map(({ file, route, id, seo }) => {
    const pictures = seo.card.pictures.map(pictureFile);
    const html = renderCard(
      seo.card,
      pictures.map((picture) => path.basename(picture)),
      words.company.name,
    );
    const assets = Object.fromEntries(
      [...STYLE_AND_FONTS, ...pictures].map((asset) => [path.basename(asset), bytesOf(asset)]),
    );
    return { file, route, name: id, heading: seo.card.heading, html, assets };
  });
}

/** A hash over words, template, style, fonts and pictures: it changes whenever the card would. */
export function inputHash({ html, assets }: Pick<CardInput, 'html' | 'assets'>): string {
  const hash = createHash('sha256').update(html);
  for (const [name, bytes] of Object.entries(assets)) hash.update(`\0${name}\0`).update(bytes);
  return hash.digest('hex');
}

/** A name that changes with the card: WhatsApp and Facebook keep a picture as long as its address stays the same. */
export const cardFile = (input: CardInput) => `${input.name}-${inputHash(input).slice(0, 8)}.jpg`;

function pictureFile(picture: string): string {
  if (picture.startsWith('/')) return `public${picture}`;
  const master = readdirSync('media/masters').find(
    (file) => path.parse(file).name === picture && /\.(jpg|png)$/.test(file),
  );
  if (!master) throw new Error(`media/masters/${picture}.jpg (or .png) is not there, and a share card shows it.`);
  return `media/masters/${master}`;
}
