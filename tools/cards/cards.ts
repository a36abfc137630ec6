import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../content/read';
import { siteContent } from '../check-content/site-content';
import { inputHash, readAssets, type Document } from '../make/document';
import { renderCard } from './card-page';

export const CARDS_FOLDER = 'public/cards';
export const CARDS_LIST = 'lib/share-cards.json';

export type CardInput = Document & { file: string; address: string; name: string; heading: string };

type ListedCards = Partial<Record<string, { file: string; heading: string }>>;

export const cardInputs = (): CardInput[] =>
  siteContent().languages.flatMap((site) => Object.values(site.pages).map((page) => cardInput(site, page)));

/** @param draft texts that replace the texts of the card in the page's file */
export function cardInput({ company, language }: Site, page: Site['pages'][string], draft = {}): CardInput {
  const { file, address, id } = page;
  const card = { ...page.seo.card, ...draft };
  const pictures = card.pictures.map(pictureFile);
  const names = pictures.map((picture) => path.basename(picture));
  const assets = readAssets(['tools/cards/card.css', ...pictures]);
  const html = renderCard(card, names, company.name, language.lang);
  const name = id + language.prefix.replace('/', '-');
  return { file, address, name, heading: card.heading, html, assets };
}

/** The name changes with the card, because WhatsApp caches a picture by its address. */
export const cardFile = (input: CardInput) => `${input.name}-${inputHash(input).slice(0, 8)}.jpg`;

function pictureFile(picture: string): string {
  if (picture.startsWith('/')) return `public${picture}`;
  const master = ['jpg', 'png'].map((type) => `media/masters/${picture}.${type}`).find((file) => existsSync(file));
  if (!master) throw new Error(`media/masters/${picture}.jpg (or .png) is not there, and a share card shows it.`);
  return master;
}

export const isCardCurrent = (input: CardInput, list: ListedCards, folder: string) =>
  list[input.address]?.file === cardFile(input) && existsSync(path.join(folder, cardFile(input)));

export const readCardsList = (): ListedCards => JSON.parse(readFileSync(CARDS_LIST, 'utf8'));

export const staleCards = (inputs = cardInputs(), list = readCardsList(), folder = CARDS_FOLDER): string[] =>
  inputs.flatMap((input) => {
    if (isCardCurrent(input, list, folder)) return [];
    const { file, heading = '' } = list[input.address] ?? {};
    const problem =
      file === undefined || !existsSync(path.join(folder, file))
        ? `expected a share image in ${folder}/, and there is none`
        : `expected a share image of “${input.heading}” as it is drawn now, got an older one that says “${heading}”`;
    const place = `${input.file} · page: ${input.address} · field: seo.card`;
    return [`${place} · ${problem}: "npm run publish" or "npm run make -- cards" makes it`];
  });
