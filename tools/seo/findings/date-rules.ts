import { dayInIndia } from '../../../lib/day-in-india';
import { snapshotOf } from '../history/history';
import { warning } from './finding';

const TEXTS = { title: 'title', description: 'description', headline: 'headline', wording: 'words' } as const;
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Pages whose words differ from the build before, although their day of the last change is the same. */
export const dateRules = [
  warning('date', 'updated', (page, site, before) => {
    const [now, old] = [snapshotOf(page, site), before?.pages[page.route]];
    if (!before || !old?.updated || old.updated !== now.updated) return false;
    const day = dayInIndia(new Date(before.changedAt));
    // Words may change twice on the day that the page names.
    if (now.updated >= day) return false;
    const texts = (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).filter((text) => old[text] !== now[text]);
    const changed = listed.format(texts.map((text) => TEXTS[text]));
    return (
      changed !== '' &&
      `Its ${changed} changed on ${day}, but it says that its words last changed on ${now.updated}: search engines are told that day.`
    );
  }),
];
