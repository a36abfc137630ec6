import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CARD_SIZE } from '../../lib/metadata';
import { inputHash } from '../make/document';
import { cardInputs, CARDS_FOLDER, CARDS_LIST, MOST_BYTES, type CardInput, type ListedCard } from './cards';

/**
 * Finds share cards that are missing or out of date.
 * @returns one line for each such card, with file, page, field, and the command that helps
 */
export async function staleCards(
  inputs: CardInput[] = cardInputs(),
  list: Partial<Record<string, ListedCard>> = JSON.parse(readFileSync(CARDS_LIST, 'utf8')),
  folder = CARDS_FOLDER,
): Promise<string[]> {
  const lines: string[] = [];
  for (const input of inputs) {
    const problem = await problemWith(list[input.address], input, folder);
    const place = `${input.file} · page: ${input.address} · field: seo.card`;
    if (problem) lines.push(`${place} · ${problem}: run "npm run make -- cards" and keep what it writes`);
  }
  return lines;
}

async function problemWith(card: ListedCard | undefined, input: CardInput, folder: string) {
  const place = path.join(folder, card?.file ?? '');
  if (!card || !existsSync(place)) return `expected a share image in ${folder}/, and there is none`;
  if (card.heading !== input.heading)
    return `expected a share image that says “${input.heading}”, got one that says “${card.heading}”`;
  if (card.madeFrom !== inputHash(input))
    return 'expected a share image made from these words, this picture and this design, got an older one';
  const reading = sharp(place).metadata();
  const { format, width, height } = (await reading.catch(() => undefined)) ?? {};
  const isRight = format === 'jpeg' && width === CARD_SIZE.width && height === CARD_SIZE.height;
  if (!isRight || statSync(place).size > MOST_BYTES)
    return `expected a JPEG of ${CARD_SIZE.width} by ${CARD_SIZE.height} pixels and at most ${MOST_BYTES / 1024} KB in ${place}`;
}
