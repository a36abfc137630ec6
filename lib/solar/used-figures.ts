import type { FigureId } from './figures';
import type { Kind } from './outcome';

/** Figures that a calculator has no use for, by how their ids begin. */
const UNUSED: Record<Kind, RegExp> = {
  home: /^(society|business|shop|small-shop|industry|gst|depreciation|lifeline)/,
  society:
    /^(urban|rural|lifeline|home-\d|home-kw|central|state|down|business|shop|small-shop|industry|gst|depreciation)/,
  business: /^(urban|rural|lifeline|home|society|central|state|down|left-over)/,
};

/** Whether a calculator computes with a figure. */
export const isUsedBy = (kind: Kind, id: FigureId): boolean => !UNUSED[kind].test(id);
