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

/** The strictest model for a part of a search result (title or description) on a device. */
export const modelOf = (part: Part, device: Device) =>
  WIDTH_PROFILES.find((profile) => profile.part === part && profile.device === device)!;

/** The name of a model of search results, for example "Desktop, 20 px at 580". */
export const nameOf = ({ device, fontSizePx, limitPx, lines }: WidthProfile) =>
  `${device === 'phone' ? 'Phone' : 'Desktop'}, ${fontSizePx} px at ${limitPx}${lines ? `, ${lines} lines` : ''}`;

/** The width of all lines of a model together, in pixels. */
export const roomOf = ({ limitPx, lines = 1 }: WidthProfile) => limitPx * lines;

/** Cuts a text as one model of search results does. */
export const cutBy = ({ fontSizePx, limitPx, lines }: WidthProfile, text: string) =>
  cutToWidth(text, fontSizePx, limitPx, lines);

/** A title and a description as they appear in Google's search results. */
export const resultOn = (device: Device, words: Words): Record<Part, Cut> => ({
  title: cutBy(modelOf('title', device), words.title),
  description: cutBy(modelOf('description', device), words.description),
});

/** A title and a description as the card of a shared link gets them, before its own lines cut them. */
export function shownOnCard(card: Card, words: Words): Words {
  const { title, description } = CARD_PROFILES[card];
  return {
    title: cutToCharacters(words.title, title),
    description: description ? cutToCharacters(words.description, description) : '',
  };
}

/** How much room a text takes in a place that shows it. */
export interface Use {
  part: Part;
  place: Device | Card;
  /** The name of the place, as it is written within a sentence. */
  name: string;
  used: number;
  limit: number;
  unit: 'px' | 'characters';
  cut: boolean;
}

/** How much room a title and a description take in each place that shows them. */
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
