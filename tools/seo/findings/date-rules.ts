import { dayInIndia } from '../../../lib/day-in-india';
import type { Before } from '../history/history';
import { snapshotOf } from '../history/snapshot';
import type { SiteRecord } from '../read/read-site';
import type { Finding, Places } from './finding';

const PARTS = [
  ['title', 'title'],
  ['description', 'description'],
  ['headline', 'headline'],
  ['wording', 'words'],
] as const;

/** Pages whose words are others than in the build before, and whose day of the last change is still the same. */
export function forgottenDates(site: SiteRecord, places: Places, before?: Before): Finding[] {
  if (!before) return [];
  const day = dayInIndia(new Date(before.changedAt));
  return Object.entries(snapshotOf(site)).flatMap(([route, now]): Finding[] => {
    const old = before.pages[route];
    // Words may change twice on the day that the page names.
    if (!old?.updated || old.updated !== now.updated || now.updated >= day) return [];
    const changed = PARTS.filter(([part]) => old[part] !== undefined && old[part] !== now[part]).map(
      ([, name]) => name,
    );
    if (changed.length === 0) return [];
    const what = `Its ${listed(changed)} changed on ${day}, but it says that its words last changed on ${now.updated}: search engines are told that day.`;
    return [{ level: 'warning', topic: 'date', route, what, where: places.of(route, 'updated') }];
  });
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]!;
