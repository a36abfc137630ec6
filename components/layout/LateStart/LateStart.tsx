import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';

/**
 * The page's own scripts: they let no script but the site's run, start the framework late, answer presses until then, and
 * keep late parts from replacing a button while it is pressed. Under `next dev` the framework starts at once, by itself.
 */
export function LateStart() {
  if (process.env.NODE_ENV === 'development') return null;
  return <PageScript run={[trustOwnScripts, lateStart, moveStrips, keepPresses, markPress]} />;
}
