import { PLACEHOLDER_SITE } from '../../../lib/env';
import type { Finding, Topic } from '../findings/finding';
import { canonicalRoute, isUnlisted } from '../findings/listing-rules';
import type { Before } from '../history/history';
import { property, type PageRecord } from '../read/page-record';
import type { SharePicture } from '../read/picture';
import type { SiteRecord } from '../read/read-site';

/** Everything that the studio shows. */
export interface StudioData {
  site: SiteRecord;
  findings: Finding[];
  before?: Before;
  /** A draft that is not in order; what is wrong with its words stands in the findings. */
  problem?: Problem;
}

export interface Problem {
  /** Why the pages could not be read, where their words are not why. */
  reason?: string;
  /** Whether what is shown is the last state that could be read. */
  old?: boolean;
  /** When that was, in ISO 8601; undefined where nothing could be read yet. */
  readAt?: string;
}

/** The studio's file for a page: `/` and `/a/b` become `page.html` and `page-a.b.html`. */
export function fileOf(route: string): string {
  const name = route
    .slice(1)
    .replaceAll('/', '.')
    .replace(/[^\w.-]/g, (sign) => `~${sign.codePointAt(0)!.toString(16)}`);
  return name ? `page-${name}.html` : 'page.html';
}

/** What was found on a page, and of the whole site under `site`. */
export const findingsOf = ({ findings }: StudioData, route: string) =>
  findings.filter((finding) => finding.route === route);

/** What the findings are about, each once, in the order of their weight. */
export const topicsOf = (findings: Finding[]): Topic[] => [...new Set(findings.map(({ topic }) => topic))];

/** The share picture of a page, where it could be measured. */
export function pictureOf(site: SiteRecord, page: PageRecord): SharePicture | undefined {
  return site.pictures.get(property(page, 'og:image') ?? '');
}

/** Whether search engines may list a page, in a word or two. */
export function listed(site: SiteRecord, page: PageRecord): string {
  if (isUnlisted(page)) return 'No: noindex';
  const route = canonicalRoute(page, site);
  return route === page.route ? 'Yes' : `As ${route ?? page.canonicals[0] ?? 'unknown'}`;
}

/** A picture as the studio's pages name it. */
export const pictureAddress = (file: string) => `pictures/${file}`;

/** For example "148 KB". */
export const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('en-IN', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} KB`;

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** The address that others see: pages that name none, or this computer, are shown with the placeholder. */
export const originOf = ({ origin }: SiteRecord) => (!origin || LOCAL.test(origin) ? PLACEHOLDER_SITE : origin);

/** The name of the host that a page is shown with. */
export const hostOf = (site: SiteRecord) => new URL(originOf(site)).host;
