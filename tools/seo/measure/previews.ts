import { charactersOf, cutToCharacters, cutToLines, cutToWidth, type Cut } from './cut';
import { CARD_PROFILES, PHONE_TITLE, WIDTH_PROFILES, type Card, type CardProfile } from './profiles';

export type Device = 'desktop' | 'phone';

/** The strictest model of a part of a search result on a device. */
export const modelOf = (part: 'title' | 'description', device: Device) =>
  WIDTH_PROFILES.find((profile) => profile.part === part && profile.device === device)!;

/** A title and a description as Google's search results show them. */
export function resultOn(device: Device, title: string, description: string): { title: Cut; description: Cut } {
  const cut = (part: 'title' | 'description', text: string) => {
    const { fontSizePx, limitPx } = modelOf(part, device);
    return cutToWidth(text, fontSizePx, limitPx);
  };
  const { fontSizePx, lineWidthPx, lines } = PHONE_TITLE;
  return {
    title: device === 'phone' ? cutToLines(title, fontSizePx, lineWidthPx, lines) : cut('title', title),
    description: cut('description', description),
  };
}

/** A title and a description as the card of a shared link shows them, before its own lines cut them. */
export function shownOnCard(card: Card, title: string, description: string): { title: string; description: string } {
  const profile: CardProfile = CARD_PROFILES[card];
  return {
    title: cutToCharacters(title, profile.title).shown,
    description: profile.description === null ? '' : cutToCharacters(description, profile.description).shown,
  };
}

/** How much of the room that a place has a text takes. */
export interface Use {
  part: 'title' | 'description';
  place: Device | Card;
  /** The place in a sentence. */
  name: string;
  used: number;
  limit: number;
  unit: 'px' | 'characters';
  cut: boolean;
}

/** The cards that show a description. */
const DESCRIBED: readonly Card[] = ['whatsapp', 'facebook'];

/** How much room a title and a description take in each place that shows them. */
export function usesOf(title: string, description: string): Use[] {
  const results = (['desktop', 'phone'] as const).flatMap((place): Use[] => {
    const seen = resultOn(place, title, description);
    const lineWidth = place === 'phone' ? PHONE_TITLE.lineWidthPx * PHONE_TITLE.lines : modelOf('title', place).limitPx;
    const use = (part: 'title' | 'description', limit: number): Use => ({
      part,
      place,
      name: `Google on a ${place}`,
      used: Math.round(seen[part].widthPx),
      limit,
      unit: 'px',
      cut: seen[part].cut,
    });
    return [use('title', lineWidth), use('description', modelOf('description', place).limitPx)];
  });
  const cards = (Object.keys(CARD_PROFILES) as Card[]).flatMap((place) => {
    const profile: CardProfile = CARD_PROFILES[place];
    const use = (part: 'title' | 'description', text: string): Use[] => {
      const limit = profile[part];
      return limit
        ? [
            {
              part,
              place,
              name: profile.name,
              used: charactersOf(text).length,
              limit,
              unit: 'characters',
              cut: cutToCharacters(text, limit).cut,
            },
          ]
        : [];
    };
    return [...use('title', title), ...(DESCRIBED.includes(place) ? use('description', description) : [])];
  });
  return [...results, ...cards];
}
