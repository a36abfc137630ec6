import { PLACEHOLDER_SITE } from '../../../lib/env';
import type { Finding } from '../findings/finding';
import { listedAs } from '../findings/rules';
import type { Before } from '../history';
import type { PageRecord } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';

/** Everything that the studio shows. */
export interface StudioData {
  site: SiteRecord;
  findings: Finding[];
  before?: Before;
  /** A draft that is not in order. */
  problem?: {
    /** Why the pages could not be read, where their words are not why. */
    reason?: string;
    /** Words that stop a build. */
    wrong: Finding[];
    /** Whether what is shown is the last state that could be read. */
    isOld: boolean;
  };
}

/** What each panel of a page is given. */
export interface PageProps {
  data: StudioData;
  page: PageRecord;
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

/** Whether search engines may list a page, in a word or two. */
export function listed(site: SiteRecord, page: PageRecord): string {
  const route = listedAs(page, site);
  return route === page.route ? 'Yes' : `As ${route}`;
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** The address that others see: pages that name none, or this computer, are shown with the placeholder. */
export const originOf = ({ origin }: SiteRecord) => (!origin || LOCAL.test(origin) ? PLACEHOLDER_SITE : origin);

/** The name of the host that a page is shown with. */
export const hostOf = (site: SiteRecord) => new URL(originOf(site)).host;

/** What search results and cards show of a page, its words apart. */
export function frameOf(site: SiteRecord, { route, siteName, shared }: PageRecord) {
  const host = hostOf(site);
  return {
    name: siteName ?? host,
    /** The address as Google writes it. */
    path: [host, ...route.split('/').filter(Boolean)].join(' › '),
    host,
    address: originOf(site) + route,
    picture: site.pictures.get(shared.picture ?? '')?.file,
  };
}
