import type { Mode } from './failure-mode';
import type { ForeignRate } from './foreign-rate';
import type { LeadStore } from './lead-store';
import type { LiveEvents } from './live-events';
import type { SilentSends } from './silent-sends';

/** What the endpoint and the inbox share while the server runs. The mode is not kept across restarts. */
export type PreviewState = {
  store: LeadStore;
  events: LiveEvents;
  silent: SilentSends;
  foreign: ForeignRate;
  mode: Mode;
  templateFile: string;
};
