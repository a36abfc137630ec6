import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';

/** What starts the framework late, and keeps presses until then. Under `next dev` it starts at once, by itself. */
export function LateStart() {
  if (process.env.NODE_ENV === 'development') return null;
  return <PageScript run={[lateStart, keepPresses]} />;
}
