import { charactersOf, cutToCharacters, cutToWidth, type Cut } from './cut';
import {
  CARD_PROFILES,
  CARDS,
  DEVICES,
  PARTS,
  WIDTH_PROFILES,
  type Card,
  type Device,
  type Part,
  type WidthProfile,
} from './profiles';

/** The title and the description of a page. */
export type Words = Record<Part, string>;

/** The strictest model of how a device shows a part of a search result (title or description). */
const modelOf = (part: Part, device: Device) =>
  WIDTH_PROFILES.find((profile) => profile.part === part && profile.device === device)!;

/** The name of a model of search results, for example "Desktop, 20 px at 580". */
export const nameOf = ({ device, fontSizePx, limitPx, lines }: WidthProfile) =>
  `${device === 'phone' ? 'Phone' : 'Desktop'}, ${fontSizePx} px at ${limitPx}${lines ? `, ${lines} lines` : ''}`;

/** The width in pixels that a model of search results has for a text, all its lines together. */
export const roomOf = ({ limitPx, lines = 1 }: WidthProfile) => limitPx * lines;

/** Cuts a text as a model of search results does. */
export const cutBy = ({ fontSizePx, limitPx, lines }: WidthProfile, text: string) =>
  cutToWidth(text, fontSizePx, limitPx, lines);

/** Cuts a title and a description as Google's search results do on a device. */
export const resultOn = (device: Device, words: Words): Record<Part, Cut> => ({
  title: cutBy(modelOf('title', device), words.title),
  description: cutBy(modelOf('description', device), words.description),
});

/** Cuts a title and a description as a service does for the card of a shared link, before its own lines cut them. */
export function shownOnCard(card: Card, words: Words): Words {
  const { title, description } = CARD_PROFILES[card];
  return {
    title: cutToCharacters(words.title, title),
    description: description ? cutToCharacters(words.description, description) : '',
  };
}

/** How much of the room in a search result or on the card of a shared link a text takes. */
export interface Use {
  part: Part;
  place: Device | Card;
  /** The name of the search result or card, as it is written within a sentence. */
  name: string;
  used: number;
  limit: number;
  unit: 'px' | 'characters';
  cut: boolean;
}

/** Measures how much room a title and a description take in each search result and on each card. */
export function usesOf(words: Words): Use[] {
  return PARTS.flatMap((part) => [
    ...DEVICES.map((place): Use => {
      const model = modelOf(part, place);
      const { widthPx, cut } = cutBy(model, words[part]);
      const used = Math.round(widthPx);
      return { part, place, name: `Google on a ${place}`, used, limit: roomOf(model), unit: 'px', cut };
    }),
    ...CARDS.flatMap((place): Use[] => {
      const { name, [part]: limit } = CARD_PROFILES[place];
      const used = charactersOf(words[part]).length;
      return limit ? [{ part, place, name, used, limit, unit: 'characters', cut: used > limit }] : [];
    }),
  ]);
}
