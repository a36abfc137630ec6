import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';

/**
 * The inline scripts of every page. They allow only the site's own scripts, start React late, answer presses until
 * then, and keep late parts from replacing a button while it is pressed. Under `next dev` React starts at once.
 */
export function LateStart() {
  if (process.env.NODE_ENV === 'development') return null;
  return <PageScript run={[trustOwnScripts, lateStart, moveStrips, keepPresses, markPress]} />;
}
