import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';

/**
 * What starts the framework late, keeps presses until then, and lets nothing come between a press and its end. Under
 * `next dev` the framework starts at once, by itself.
 */
export function LateStart() {
  if (process.env.NODE_ENV === 'development') return null;
  return <PageScript run={[lateStart, keepPresses, markPress]} />;
}
