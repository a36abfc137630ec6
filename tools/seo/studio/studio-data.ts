import { PLACEHOLDER_SITE } from '../../../lib/env';
import type { Finding } from '../findings/finding';
import type { PageRecord } from '../read/read-page';
import { pathIn, type SiteRecord } from '../read/read-site';

/** All data that the studio shows. */
export interface StudioData {
  site: SiteRecord;
  findings: Finding[];
}

/** The properties of each panel on a studio page. */
export interface PageProps {
  data: StudioData;
  page: PageRecord;
}

/** The name of the studio's file for a page: `/` and `/a/b` become `page.html` and `page-a.b.html`. */
export function fileOf(route: string): string {
  const name = route
    .slice(1)
    .replaceAll('/', '.')
    .replace(/[^\w.-]/g, (sign) => `~${sign.codePointAt(0)!.toString(16)}`);
  return name ? `page-${name}.html` : 'page.html';
}

/** The studio's findings on a page. */
export const findingsOf = ({ findings }: StudioData, route: string) =>
  findings.filter((finding) => finding.route === route);

/** Says in a word or two whether search engines may list a page, or under which other address the page wants it. */
export function listed({ canonical, route }: PageRecord): string {
  const wanted = canonical ? pathIn(canonical) : route;
  return wanted === route ? 'Yes' : `As ${wanted}`;
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** The address of the site that previews show; a placeholder where pages name none, or this computer. */
export const originOf = ({ origin }: SiteRecord) => (!origin || LOCAL.test(origin) ? PLACEHOLDER_SITE : origin);

/** The parts of a search result or of a shared link's card that stand around the words of a page. */
export function frameOf(site: SiteRecord, { route, siteName, shared }: PageRecord) {
  const { host } = new URL(originOf(site));
  return {
    name: siteName ?? host,
    /** The address of a page as Google writes it, for example "www.example.com › commercial". */
    path: [host, ...route.split('/').filter(Boolean)].join(' › '),
    host,
    address: originOf(site) + route,
    picture: site.pictures.get(shared.picture ?? '')?.file,
  };
}
