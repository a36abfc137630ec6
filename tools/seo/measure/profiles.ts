/**
 * Limits that are published, by whom and when. Google gives none itself ("truncated as needed",
 * https://developers.google.com/search/docs/appearance/title-link), so there are several models, and they differ.
 */
export interface Source {
  /** Who publishes it; "As commonly published" where many do and none says how it was measured. */
  by: string;
  /** When it was measured or last changed, where that is given. */
  date?: string;
  address?: string;
}

/** One line, or several of the same width, that a search result has for a text. */
export interface WidthProfile {
  name: string;
  part: 'title' | 'description';
  device: 'desktop' | 'phone';
  fontSizePx: number;
  /** The whole width, in CSS pixels of `fontSizePx`. */
  limitPx: number;
  source: Source;
}

const COMMON: Source = { by: 'As commonly published' };

/** The models of Google's search results, the strictest of a part first. */
export const WIDTH_PROFILES: readonly WidthProfile[] = [
  {
    name: 'Desktop, 20 px at 580',
    part: 'title',
    device: 'desktop',
    fontSizePx: 20,
    limitPx: 580,
    source: { by: 'Twaino; CodoSEO', address: 'https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html' },
  },
  {
    name: 'Desktop, 22 px at 652',
    part: 'title',
    device: 'desktop',
    fontSizePx: 22,
    limitPx: 652,
    source: {
      by: 'Ads and Code, measured on google.com',
      date: '2026-09-18',
      address: 'https://adsandcode.com/en/open-source/serp-title-width/',
    },
  },
  {
    name: 'Desktop, 20 px at 600',
    part: 'title',
    device: 'desktop',
    fontSizePx: 20,
    limitPx: 600,
    source: { by: 'As commonly published', date: '2026-07', address: 'https://wordlimit.ai/limits/seo-meta-tags' },
  },
  {
    name: 'Phone, 680 px',
    part: 'description',
    device: 'phone',
    fontSizePx: 14,
    limitPx: 680,
    source: { ...COMMON, address: 'https://findbest.tools/seo/meta-description-checker' },
  },
  {
    name: 'Desktop, 920 px',
    part: 'description',
    device: 'desktop',
    fontSizePx: 14,
    limitPx: 920,
    source: { ...COMMON, address: 'https://www.twaino.com/en/title-meta-description-checker/' },
  },
];

/** A phone shows a title in two lines of this width, so that it is cut later than on a desktop. */
export const PHONE_TITLE = {
  fontSizePx: 22,
  lineWidthPx: 343,
  lines: 2,
  source: { by: 'Ads and Code (first line), two lines as commonly published', date: '2026-09-18' },
} as const;

/** Below these a result leaves room for words unused. */
export const SHORT = {
  title: { fontSizePx: 20, limitPx: 200 },
  description: { fontSizePx: 14, limitPx: 400 },
  source: {
    by: 'Screaming Frog SEO Spider, default filters',
    address: 'https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/',
  },
} as const;

/** What a service that draws a card of a shared link shows of it, and what it asks for. */
export interface CardProfile {
  name: string;
  /** In characters; undefined where the service shows all, null where it shows nothing of it. */
  title?: number;
  description?: number | null;
  /** The smallest picture for the large card, in pixels. */
  minWidth: number;
  minHeight: number;
  /** A picture that reaches this size in bytes is not shown. */
  maxBytes: number;
  /** The widest picture, as width divided by height. */
  maxRatio?: number;
  /** The head must end before this byte of the page. */
  headWithin?: number;
  source: Source;
}

const MEGABYTE = 1_000_000;

export const CARD_PROFILES = {
  whatsapp: {
    name: 'WhatsApp',
    title: 65,
    description: 80,
    minWidth: 300,
    minHeight: 1,
    maxBytes: 600_000,
    maxRatio: 4,
    headWithin: 300_000,
    source: {
      by: 'Meta, WhatsApp link previews',
      date: '2026-05-21',
      address: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/',
    },
  },
  facebook: {
    name: 'Facebook',
    title: 88,
    description: 155,
    minWidth: 600,
    minHeight: 315,
    maxBytes: 8 * MEGABYTE,
    source: {
      by: 'Meta, Images in Link Shares (sizes); texts as commonly published',
      address: 'https://developers.facebook.com/docs/sharing/webmasters/images',
    },
  },
  x: {
    name: 'X',
    title: 70,
    description: 200,
    minWidth: 300,
    minHeight: 157,
    maxBytes: 5 * MEGABYTE,
    source: { by: 'X, Cards markup', address: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup' },
  },
  linkedin: {
    name: 'LinkedIn',
    title: 119,
    description: null,
    minWidth: 1200,
    minHeight: 627,
    maxBytes: 5 * MEGABYTE,
    source: {
      by: 'Ayrshare, LinkedIn media guidelines (sizes); texts as commonly published',
      address: 'https://www.ayrshare.com/docs/media-guidelines/linkedin',
    },
  },
} as const satisfies Record<string, CardProfile>;

export type Card = keyof typeof CARD_PROFILES;

/** The size that this project gives its own share pictures at most, so that they load on a slow phone. */
export const OWN_PICTURE_BYTES = 250_000;
