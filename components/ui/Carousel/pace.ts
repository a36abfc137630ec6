/** Embla steps its spring 60 times a second, whatever the screen does. */
const STEP = 1000 / 60;
/** It takes two steps in the first frame, and draws one step behind. */
const STEPS_AHEAD = 1;
/** What is left of the speed after one step: `friction` in Embla's Engine.ts. */
const FRICTION = 0.68;
const FIRM = 10;
const SOFT = 100;

/** Milliseconds until Embla's spring has gone 99 % of the way and stays there. */
function timeOf(duration: number): number {
  let speed = 0;
  let left = 1;
  let reached = 0;
  for (let step = 1; step < 1000; step += 1) {
    speed = (speed + left / duration) * FRICTION;
    left -= speed;
    if (Math.abs(left) > 0.01) reached = step + 1;
  }
  return (reached - STEPS_AHEAD) * STEP;
}

/**
 * Embla's `duration` is no time but the softness of a spring. This finds the one that takes a given time.
 * @param milliseconds how long 99 % of the way takes
 * @returns the value for Embla's option
 */
export function emblaDuration(milliseconds: number): number {
  for (let duration = FIRM; duration < SOFT; duration += 0.25) {
    if (timeOf(duration) >= milliseconds) return duration;
  }
  return SOFT;
}
