import { startTransition, useEffect, useState } from 'react';
import { planRoof, type RoofOutcome } from '@/lib/solar/roof/roof-outcome';
import type { RoofCase } from './roof-tool';

/** Milliseconds of work at a time, so that the page can respond in between. */
const SLICE = 8;
/** Milliseconds from the last change until panels are laid. */
const STILL_AFTER = 80;

export interface RoofPlan {
  outcome: RoofOutcome;
  /** Undefined for the worked example. */
  of?: RoofCase;
}

/** @returns the roof and facts for which `plan` was computed */
export function useRoofPlan(current: RoofCase, plan: RoofPlan, setPlan: (plan: RoofPlan) => void): RoofCase {
  const [example] = useState(current);
  useEffect(() => {
    if (current === example) return undefined;
    const work = planRoof(current.roof, current.facts);
    let timer = 0;
    const go = () => {
      const end = performance.now() + SLICE;
      do {
        const { done, value } = work.next();
        if (value) startTransition(() => setPlan({ outcome: value, of: current }));
        if (done) return;
      } while (performance.now() < end);
      timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go, STILL_AFTER);
    return () => window.clearTimeout(timer);
  }, [current, example, setPlan]);
  return plan.of ?? example;
}
