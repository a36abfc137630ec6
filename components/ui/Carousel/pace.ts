/** In milliseconds. Embla moves slides in 60 steps per second on every screen. */
const STEP = 1000 / 60;
/** In the first frame, Embla computes two steps, but draws only the first. */
const STEPS_AHEAD = 1;
/** The share of speed that is left after one step: `friction` in Embla's Engine.ts. */
const FRICTION = 0.68;
const FIRM = 10;
const SOFT = 100;

/** Returns the milliseconds after which the slides stay within 1 % of the end of their way. */
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
 * Returns Embla's option `duration`, which is the softness of a spring and not a time.
 * @param milliseconds the time for 99 % of a slide's way
 */
export function emblaDuration(milliseconds: number): number {
  for (let duration = FIRM; duration < SOFT; duration += 0.25) {
    if (timeOf(duration) >= milliseconds) return duration;
  }
  return SOFT;
}
