import { charactersOf, cutToCharacters, cutToWidth, type Cut } from './cut';

/** The two texts of a search result, and of the card of a shared link. */
export const PARTS = ['title', 'description'] as const;
export type Part = (typeof PARTS)[number];
export type Words = Record<Part, string>;

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** The room for a text in a search result: the width of a line in CSS pixels, in letters of a size, and the lines. */
interface Room {
  fontSizePx: number;
  limitPx: number;
  lines?: number;
}

/**
 * The room in Google's results. Google gives no figures, it cuts "as needed"
 * (https://developers.google.com/search/docs/appearance/title-link): of those that others publish these are the
 * strictest. Titles: https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html and, for phones,
 * https://adsandcode.com/en/open-source/serp-title-width/. Descriptions:
 * https://www.twaino.com/en/title-meta-description-checker/.
 */
const RESULTS: Record<Device, Record<Part, Room>> = {
  desktop: { title: { fontSizePx: 20, limitPx: 580 }, description: { fontSizePx: 14, limitPx: 920 } },
  phone: { title: { fontSizePx: 22, limitPx: 343, lines: 2 }, description: { fontSizePx: 14, limitPx: 680 } },
};

export const CARDS = ['whatsapp', 'facebook', 'x', 'linkedin'] as const;
export type Card = (typeof CARDS)[number];

/**
 * How many characters of a page's words a service shows on the card of a shared link; a card without a number for the
 * description shows none. WhatsApp's and X's are their own
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/,
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/markup), the others as commonly published.
 */
export const CARD_LIMITS: Record<Card, { name: string; title: number; description?: number }> = {
  whatsapp: { name: 'WhatsApp', title: 65, description: 80 },
  facebook: { name: 'Facebook', title: 88, description: 155 },
  x: { name: 'X', title: 70 },
  linkedin: { name: 'LinkedIn', title: 119 },
};

/**
 * Cuts a title or a description as Google's search results do on a device.
 * @returns the text as it is shown, and the pixels that it takes and may take
 */
export function cutOn(device: Device, part: Part, text: string): Cut & { used: number; limit: number } {
  const { fontSizePx, limitPx, lines = 1 } = RESULTS[device][part];
  const cut = cutToWidth(text, fontSizePx, limitPx, lines);
  return { ...cut, used: Math.round(cut.widthPx), limit: limitPx * lines };
}

/** Cuts a title and a description as a service does for the card of a shared link, before its own lines cut them. */
export function shownOnCard(card: Card, words: Words): Words {
  const { title, description } = CARD_LIMITS[card];
  return {
    title: cutToCharacters(words.title, title),
    description: description ? cutToCharacters(words.description, description) : '',
  };
}

/** How much of the room in a search result or on the card of a shared link a text takes. */
export interface Use {
  part: Part;
  place: Device | Card;
  used: number;
  limit: number;
  unit: 'px' | 'characters';
  cut: boolean;
}

/** Measures how much room a title and a description take in each search result and on each card. */
export const usesOf = (words: Words): Use[] =>
  PARTS.flatMap((part) => [
    ...DEVICES.map((place): Use => {
      const { used, limit, cut } = cutOn(place, part, words[part]);
      return { part, place, used, limit, unit: 'px', cut };
    }),
    ...CARDS.flatMap((place): Use[] => {
      const { [part]: limit } = CARD_LIMITS[place];
      const used = charactersOf(words[part]).length;
      return limit ? [{ part, place, used, limit, unit: 'characters', cut: used > limit }] : [];
    }),
  ]);
