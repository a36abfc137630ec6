import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import {
  cardInputs,
  CARDS_FOLDER,
  CARDS_LIST,
  inputHash,
  MOST_BYTES,
  SIZE,
  type CardInput,
  type ListedCard,
} from './cards';

/**
 * Compares the share cards with what they would be made from now.
 *
 * @param inputs the words, design and pictures of each page's card
 * @param list the cards that were made, by route
 * @param folder where they are
 * @returns one line for each that is missing, was made from something else, or is no picture of the right size; with
 *   file, page, field, and the command that helps
 */
export async function staleCards(
  inputs: CardInput[] = cardInputs(),
  list = readList(),
  folder = CARDS_FOLDER,
): Promise<string[]> {
  const lines = inputs.map(async (input) => {
    const problem = await problemWith(list[input.route], input, folder);
    const { file, route } = input;
    return (
      problem &&
      `${file} · page: ${route} · field: seo.card · ${problem}: run "npm run make -- cards" and keep what it writes`
    );
  });
  return (await Promise.all(lines)).filter((line) => line !== undefined);
}

async function problemWith(card: ListedCard | undefined, input: CardInput, folder: string) {
  const place = card && path.join(folder, card.file);
  if (!card || !place || !existsSync(place)) return `expected a share image in ${folder}/, and there is none`;
  if (card.heading !== input.heading)
    return `expected a share image that says “${input.heading}”, got one that says “${card.heading}”`;
  if (card.madeFrom !== inputHash(input))
    return 'expected a share image made from these words, this picture and this design, got an older one';
  const { format, width, height } = await sharp(place)
    .metadata()
    .catch(() => ({}) as Metadata);
  const right = format === 'jpeg' && width === SIZE.width && height === SIZE.height;
  return right && statSync(place).size <= MOST_BYTES
    ? undefined
    : `expected a JPEG of ${SIZE.width} by ${SIZE.height} pixels and at most ${MOST_BYTES / 1024} KB in ${folder}/${card.file}`;
}

const readList = (): Partial<Record<string, ListedCard>> =>
  existsSync(CARDS_LIST) ? JSON.parse(readFileSync(CARDS_LIST, 'utf8')) : {};
