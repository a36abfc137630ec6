import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../../content/schemas/words';
import { siteContent } from '../content/site-content';
import { inputHash, type Document } from '../make/document';
import { renderCard } from './card-page';

/** The folder of the share cards, and the file that lists them by the address of their page. */
export const CARDS_FOLDER = 'public/cards';
export const CARDS_LIST = 'lib/share-cards.json';

/** The most bytes of a share card. WhatsApp takes up to 600 KB; a smaller picture loads faster over slow lines. */
export const MOST_BYTES = 250 * 1024;

/** The style sheet and the fonts that the document of a share card loads. */
const STYLE_AND_FONTS = [
  'tools/cards/card.css',
  'styles/fonts/anek-latin.woff2',
  'styles/fonts/anek-rupee.woff2',
  'styles/fonts/anek-devanagari.woff2',
];

/** Everything that a share card is made from. */
export interface CardInput extends Document {
  /** The content file of the page that the share card belongs to. */
  file: string;
  /** The address of the page in its language. */
  address: string;
  name: string;
  heading: string;
}

/** An entry in the list of share cards: file, headline, and a hash of all that the card was made from. */
export interface ListedCard {
  file: string;
  heading: string;
  madeFrom: string;
}

/** Collects the words, pictures and styles from which the share cards of all pages in all languages are drawn. */
export const cardInputs = (): CardInput[] => siteContent().languages.flatMap(inputsIn);

function inputsIn({ pages, company, language }: Words): CardInput[] {
  return Object.values(pages).map(({ file, address, id, seo: { card } }) => {
    const pictures = card.pictures.map(pictureFile);
    const names = pictures.map((picture) => path.basename(picture));
    const assets = [...STYLE_AND_FONTS, ...pictures].map((asset) => [path.basename(asset), readFileSync(asset)]);
    const html = renderCard(card, names, company.name, language.lang);
    const name = id + language.prefix.replace('/', '-');
    return { file, address, name, heading: card.heading, html, assets: Object.fromEntries(assets) };
  });
}

/** The file name of a share card. It changes with the card, because WhatsApp keeps a picture by its address. */
export const cardFile = (input: CardInput) => `${input.name}-${inputHash(input).slice(0, 8)}.jpg`;

function pictureFile(picture: string): string {
  if (picture.startsWith('/')) return `public${picture}`;
  const master = ['jpg', 'png'].map((type) => `media/masters/${picture}.${type}`).find((file) => existsSync(file));
  if (!master) throw new Error(`media/masters/${picture}.jpg (or .png) is not there, and a share card shows it.`);
  return master;
}
