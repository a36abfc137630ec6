/**
 * The publisher of a limit for titles and descriptions. Google itself gives no limit ("truncated as needed",
 * https://developers.google.com/search/docs/appearance/title-link), so there are several models, and they differ.
 */
export interface Source {
  /** Who published a limit, and when; "As commonly published" where many do and none says how it was measured. */
  by: string;
  address?: string;
}

/** The two texts of a search result. */
export const PARTS = ['title', 'description'] as const;
export type Part = (typeof PARTS)[number];

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** A model of the room that a search result has for a title or a description. */
export interface WidthProfile extends Source {
  part: Part;
  device: Device;
  fontSizePx: number;
  /** The width of a line of the search result in CSS pixels, measured at `fontSizePx`. */
  limitPx: number;
  /** The number of lines that the search result shows; 1 where it is missing. */
  lines?: number;
}

/** The models of Google's search results; for each part and device, the strictest first. */
export const WIDTH_PROFILES: readonly WidthProfile[] = [
  {
    part: 'title',
    device: 'desktop',
    fontSizePx: 20,
    limitPx: 580,
    by: 'Twaino; CodoSEO',
    address: 'https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html',
  },
  {
    part: 'title',
    device: 'desktop',
    fontSizePx: 22,
    limitPx: 652,
    by: 'Ads and Code, measured on google.com, 2026-09-18',
    address: 'https://adsandcode.com/en/open-source/serp-title-width/',
  },
  {
    part: 'title',
    device: 'phone',
    fontSizePx: 22,
    limitPx: 343,
    lines: 2,
    by: 'Ads and Code (first line), two lines as commonly published, 2026-09-18',
  },
  {
    part: 'description',
    device: 'phone',
    fontSizePx: 14,
    limitPx: 680,
    by: 'As commonly published',
    address: 'https://findbest.tools/seo/meta-description-checker',
  },
  {
    part: 'description',
    device: 'desktop',
    fontSizePx: 14,
    limitPx: 920,
    by: 'As commonly published',
    address: 'https://www.twaino.com/en/title-meta-description-checker/',
  },
];

/** How many characters of a page's words a service shows on the card of a shared link. */
export interface CardProfile extends Source {
  name: string;
  title: number;
  /** The length of the description in characters; undefined where the card has no description. */
  description?: number;
}

export const CARDS = ['whatsapp', 'facebook', 'x', 'linkedin'] as const;
export type Card = (typeof CARDS)[number];

export const CARD_PROFILES: Record<Card, CardProfile> = {
  whatsapp: {
    name: 'WhatsApp',
    title: 65,
    description: 80,
    by: 'Meta, WhatsApp link previews, 2026-05-21',
    address: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/',
  },
  facebook: {
    name: 'Facebook',
    title: 88,
    description: 155,
    by: 'As commonly published',
  },
  x: {
    name: 'X',
    title: 70,
    by: 'X, Cards markup',
    address: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  },
  linkedin: {
    name: 'LinkedIn',
    title: 119,
    by: 'As commonly published',
  },
};
