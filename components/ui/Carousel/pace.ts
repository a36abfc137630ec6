/**
 * Milliseconds between two steps of Embla's spring, which moves the slides: 60 steps a second, whatever the screen
 * does.
 */
const STEP = 1000 / 60;
/** The number of steps by which Embla's spring is ahead: it takes two in the first frame, and draws one step behind. */
const STEPS_AHEAD = 1;
/** The share of speed that is left after one step of Embla's spring: `friction` in Embla's Engine.ts. */
const FRICTION = 0.68;
const FIRM = 10;
const SOFT = 100;

/** The time in milliseconds until Embla's spring has moved the slides 99 % of the way for good. */
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
 * Finds the value for Embla's option `duration`, which is not a time but the softness of a spring.
 * @param milliseconds how long the slides should take for 99 % of their way
 */
export function emblaDuration(milliseconds: number): number {
  for (let duration = FIRM; duration < SOFT; duration += 0.25) {
    if (timeOf(duration) >= milliseconds) return duration;
  }
  return SOFT;
}
