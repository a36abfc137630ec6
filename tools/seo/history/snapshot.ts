import { property, type PageRecord } from '../read/page-record';
import { addressWithin, type SiteRecord } from '../read/read-site';

/** What a marketer compares between two builds, by route. */
export type Snapshot = Record<string, PageSnapshot>;

export interface PageSnapshot {
  title: string;
  description: string;
  /** Records of older builds lack these three. */
  headline?: string;
  wording?: string;
  /** The day of its last change that the sitemap tells. */
  updated?: string;
  picture?: { file: string; width: number; height: number; bytes: number };
}

/** What the pages of a site look like to others now. */
export function snapshotOf(site: SiteRecord): Snapshot {
  return Object.fromEntries(site.pages.map((page) => [page.route, pageSnapshot(page, site)]));
}

function pageSnapshot(page: PageRecord, site: SiteRecord): PageSnapshot {
  const updated = site.sitemap
    ?.find(({ location }) => addressWithin(location, '/', site.origin)?.path === page.route)
    ?.lastModified?.slice(0, 10);
  const picture = site.pictures.get(property(page, 'og:image') ?? '');
  return {
    title: page.titles[0] ?? '',
    description: page.descriptions[0] ?? '',
    headline: page.headings.find(({ level }) => level === 1)?.text ?? '',
    wording: page.wording,
    ...(updated && { updated }),
    ...(picture && {
      picture: { file: picture.file, width: picture.width, height: picture.height, bytes: picture.bytes },
    }),
  };
}

/** Whether two builds look the same to others. */
export function isSame(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

const sorted = (snapshot: Snapshot) => Object.entries(snapshot).sort(([a], [b]) => (a < b ? -1 : 1));
