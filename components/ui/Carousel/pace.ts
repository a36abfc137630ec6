/** The milliseconds between two steps of Embla's spring, which moves the slides, at any frame rate of the screen. */
const STEP = 1000 / 60;
/** How many steps Embla's spring is ahead: it takes two steps in the first frame, and draws one step behind. */
const STEPS_AHEAD = 1;
/** The share of its speed that Embla's spring keeps after one step: `friction` in Embla's Engine.ts. */
const FRICTION = 0.68;
const FIRM = 10;
const SOFT = 100;

/** The milliseconds after which Embla's spring has moved the slides 99 % of their way, and keeps them so close. */
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
 * Finds the value for Embla's option `duration`, which is the softness of a spring and not a time.
 * @param milliseconds the time in which slides should move 99 % of their way
 */
export function emblaDuration(milliseconds: number): number {
  for (let duration = FIRM; duration < SOFT; duration += 0.25) {
    if (timeOf(duration) >= milliseconds) return duration;
  }
  return SOFT;
}
