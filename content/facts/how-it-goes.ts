import type { RawFacts } from '../schemas/content-files';

/** How long the steps to a solar system usually take, in days, and from the application to the net meter in weeks. */
export const howItGoes = {
  weeks: { from: '6', to: '10' },
  check: '15-30',
  installation: '7-15',
  inspection: '7-15',
  meter: '7-15',
  /** The day on which an installer in Kanpur published these durations. */
  published: '2026-09-25',
  approved: null,
} satisfies RawFacts['howItGoes'];
