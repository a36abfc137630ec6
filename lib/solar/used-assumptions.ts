import type { Kind } from './answers';
import type { AssumptionId } from './names';

/** Patterns for the ids of the assumptions that each calculator does not use. Its page does not list them. */
const UNUSED: Record<Kind, RegExp> = {
  home: /^(society|business|shop|small-shop|industry|gst|depreciation|lifeline)/,
  society:
    /^(urban|rural|lifeline|home-\d|home-kw|central|state|down|business|shop|small-shop|industry|gst|depreciation)/,
  business: /^(urban|rural|lifeline|home|society|central|state|down|left-over)/,
};

/** Whether a calculator uses an assumption. */
export const isUsedBy = (kind: Kind, id: AssumptionId): boolean => !UNUSED[kind].test(id);
