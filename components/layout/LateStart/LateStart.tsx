import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';

/**
 * Lets nothing but the site’s own scripts start, starts the framework late, answers presses until then, and lets nothing
 * come between a press and its end. Under `next dev` the framework starts at once, by itself.
 */
export function LateStart() {
  if (process.env.NODE_ENV === 'development') return null;
  return <PageScript run={[trustOwnScripts, lateStart, moveStrips, keepPresses, markPress]} />;
}
