import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureSize } from '../content-check/picture-size';
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
export function staleCards(inputs: CardInput[] = cardInputs(), list = readList(), folder = CARDS_FOLDER): string[] {
  return inputs.flatMap((input) => {
    const problem = problemWith(list[input.route], input, folder);
    return problem
      ? [
          `${input.file} · page: ${input.route} · field: seo.card · ${problem}: run "npm run make -- cards" and keep what it writes`,
        ]
      : [];
  });
}

function problemWith(card: ListedCard | undefined, input: CardInput, folder: string): string | undefined {
  if (!card || !existsSync(path.join(folder, card.file)))
    return `expected a share image in ${folder}/, and there is none`;
  if (card.heading !== input.heading)
    return `expected a share image that says “${input.heading}”, got one that says “${card.heading}”`;
  if (card.madeFrom !== inputHash(input))
    return 'expected a share image made from these words, this picture and this design, got an older one';
  const bytes = readFileSync(path.join(folder, card.file));
  const size = pictureSize(card.file, bytes);
  const right = size?.width === SIZE.width && size.height === SIZE.height && bytes.length <= MOST_BYTES;
  return right
    ? undefined
    : `expected a JPEG of ${SIZE.width} by ${SIZE.height} pixels and at most ${MOST_BYTES / 1024} KB in ${folder}/${card.file}`;
}

const readList = (): Partial<Record<string, ListedCard>> =>
  existsSync(CARDS_LIST) ? JSON.parse(readFileSync(CARDS_LIST, 'utf8')) : {};
