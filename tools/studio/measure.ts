import { textWidth } from '../../lib/text-width';

export const PARTS = ['title', 'description'] as const;
export type Part = (typeof PARTS)[number];
export type SearchTexts = Record<Part, string>;

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * The strictest published widths and font sizes in CSS pixels, because Google publishes none. Titles:
 * https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html,
 * https://adsandcode.com/en/open-source/serp-title-width/. Descriptions:
 * https://www.twaino.com/en/title-meta-description-checker/.
 */
const RESULTS: Record<Device, Record<Part, { fontSizePx: number; limitPx: number; lines?: number }>> = {
  desktop: { title: { fontSizePx: 20, limitPx: 580 }, description: { fontSizePx: 14, limitPx: 920 } },
  phone: { title: { fontSizePx: 22, limitPx: 343, lines: 2 }, description: { fontSizePx: 14, limitPx: 680 } },
};

/** How many characters of a shared link each service shows. The numbers without a source are commonly published. */
export const CARDS: Record<string, { name: string; title: number; description?: number }> = {
  // https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/
  whatsapp: { name: 'WhatsApp', title: 65, description: 80 },
  facebook: { name: 'Facebook', title: 88, description: 155 },
  // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
  x: { name: 'X', title: 70 },
  linkedin: { name: 'LinkedIn', title: 119 },
};

export interface Cut {
  shown: string;
  missing: string;
  widthPx: number;
}

/** Google ends a cut text with a space and three dots. */
const ELLIPSIS = ' ...';
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Characters as people see them: a letter with its vowel sign is one. */
export const charactersOf = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => segment);

/** Cuts a text as Google does; `used` and `limit` are in pixels. */
export function cutOn(device: Device, part: Part, text: string): Cut & { used: number; limit: number } {
  const { fontSizePx, limitPx, lines = 1 } = RESULTS[device][part];
  const cut = cutToWidth(text, fontSizePx, limitPx, lines);
  return { ...cut, used: Math.round(cut.widthPx), limit: limitPx * lines };
}

/** Cuts a text after the last word that fits into the lines. */
export function cutToWidth(text: string, fontSizePx: number, limitPx: number, lines = 1): Cut {
  const whole = collapseSpaces(text);
  const fits = (line: string) => textWidth(line, fontSizePx) <= limitPx;
  let start = '';
  for (let line = 1; line < lines; line += 1) start += fillLine(whole.slice(start.length), fits);
  const widthPx = textWidth(whole, fontSizePx);
  if (fits(whole.slice(start.length))) return { shown: whole, missing: '', widthPx };
  start += fillLine(whole.slice(start.length), (line) => fits(line + ELLIPSIS));
  return { shown: start.trimEnd() + ELLIPSIS, missing: whole.slice(start.length), widthPx };
}

/** The words that fit into a line; letters if the first word is too wide. */
const fillLine = (text: string, fits: (line: string) => boolean) =>
  joinWhileFits(text.split(/(?<= )/), fits) || joinWhileFits(charactersOf(text), fits);

/** Spaces at the end of a line take no room. */
function joinWhileFits(parts: string[], fits: (line: string) => boolean): string {
  let line = '';
  for (const part of parts) {
    if (!fits((line + part).trimEnd())) break;
    line += part;
  }
  return line;
}

export function cutToCharacters(text: string, limit: number): string {
  const all = charactersOf(collapseSpaces(text));
  if (all.length <= limit) return all.join('');
  const start = all.slice(0, limit - 1).join('');
  return `${start.trimEnd()}…`;
}
