import { dayInIndia } from '../../../lib/day-in-india';
import { snapshotOf } from '../history/snapshot';
import { warning, type Rule } from './finding';

const PARTS = { title: 'title', description: 'description', headline: 'headline', wording: 'words' } as const;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Pages whose words differ from the build before, although their day of the last change is the same. */
export const dateRules: readonly Rule[] = [
  warning('date', 'updated', ({ route }, site, before) => {
    const [now, old] = [snapshotOf(site)[route]!, before?.pages[route]];
    if (!before || !old?.updated || old.updated !== now.updated) return false;
    const day = dayInIndia(new Date(before.changedAt));
    // Words may change twice on the day that the page names.
    if (now.updated >= day) return false;
    const changed = Object.entries(PARTS).filter(([key]) => {
      const part = key as keyof typeof PARTS;
      return old[part] !== undefined && old[part] !== now[part];
    });
    return (
      changed.length > 0 &&
      `Its ${listed.format(changed.map(([, name]) => name))} changed on ${day}, but it says that its words last changed on ${now.updated}: search engines are told that day.`
    );
  }),
];
