import { mix, paint } from './palette';
import { element, glow, gradient, numbers, rect, shape } from './svg';

/** Makes a source of numbers from 0 to 1 that look random, but are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const hours = {
  dawn: ['#cfe2f0', '#fbeccd', '#ffdca6'],
  golden: ['#b9d3e6', '#fbe6c0', '#ffc97a'],
} as const;

export type Hour = keyof typeof hours;

export function sky(
  width: number,
  horizon: number,
  hour: Hour,
  [sunX, sunY, sunR]: readonly [number, number, number],
): string {
  const [top, middle, bottom] = hours[hour];
  return [
    gradient('sky', [
      [0, top],
      [0.6, middle],
      [1, bottom],
    ]),
    glow('halo', [
      [0, '#fff6dc', 0.95],
      [0.35, '#ffe2a0', 0.5],
      [1, '#ffd98c', 0],
    ]),
    rect(0, 0, width, horizon + 2, 'url(#sky)'),
    element('circle', { cx: sunX, cy: sunY, r: sunR * 4.5, fill: 'url(#halo)' }),
    element('circle', { cx: sunX, cy: sunY, r: sunR, fill: '#ffd884' }),
  ].join('');
}

export function skyline(width: number, horizon: number, seed: number, colour: string, tall = 34): string {
  const roll = dice(seed);
  let data = `M0 ${numbers(horizon + 4)}`;
  for (let x = -10; x < width;) {
    const [step, up] = [Math.round(30 + roll() * 60), Math.round(tall * (0.35 + roll() * 0.65))];
    data += `V${numbers(horizon - up)}`;
    if (roll() > 0.55)
      data += `h${Math.round(step * 0.3)}v-${Math.round(tall * 0.2)}h${Math.round(step * 0.28)}v${Math.round(tall * 0.2)}`;
    x += step;
    data += `H${numbers(x)}`;
  }
  return shape(`${data}V${numbers(horizon + 4)}Z`, colour);
}

function treeline(width: number, base: number, seed: number, colour: string, tall = 26): string {
  const roll = dice(seed);
  let data = `M-20 ${numbers(base)}V${numbers(base - tall * 0.5)}`;
  for (let x = -20; x < width + 20;) {
    const step = Math.round(tall * (1.5 + roll() * 2.2));
    data += `q${numbers(Math.round(step * 0.5), -Math.round(tall * (0.5 + roll() * 0.9)), step, Math.round((roll() - 0.5) * 4))}`;
    x += step;
  }
  return shape(`${data}V${numbers(base)}Z`, colour);
}

export const distance = (width: number, horizon: number, seed: number, trees = 34): string =>
  [
    skyline(width, horizon, seed, mix(paint.peach, '#c9d3de', 0.6), 40),
    skyline(width, horizon + trees * 0.4, seed + 7, mix(paint.sand, '#d8c7bd', 0.6), 30),
    treeline(width, horizon + trees * 0.8, seed + 3, '#b3c596', trees * 0.6),
    treeline(width, horizon + trees * 1.6, seed + 5, '#98b781', trees * 0.8),
  ].join('');

export function ground(width: number, height: number, horizon: number, colour: string = paint.grass): string {
  const down = (part: number) => horizon + (height - horizon) * part;
  return (
    gradient('ground', [
      [0, mix(colour, '#ffe9bd', 0.6)],
      [0.5, colour],
      [1, mix(colour, '#7d8a4d', 0.25)],
    ]) +
    rect(0, horizon, width, height - horizon, 'url(#ground)') +
    shape(
      `M0 ${numbers(down(0.3))}Q${numbers(width * 0.4, down(0.12), width, down(0.26))}V${numbers(down(0.36))}` +
        `Q${numbers(width * 0.5, down(0.24), 0, down(0.46))}Z`,
      mix(colour, '#fff3c4', 0.55),
      { 'fill-opacity': '.6' },
    )
  );
}

export const cloud = (x: number, y: number, size: number, opacity = '.6'): string =>
  shape(
    `M${numbers(x, y)}q${numbers(size * 0.05, -size * 0.14, size * 0.22, -size * 0.13)}` +
      `q${numbers(size * 0.12, -size * 0.17, size * 0.32, -size * 0.06)}` +
      `q${numbers(size * 0.16, -size * 0.08, size * 0.24, size * 0.06)}` +
      `q${numbers(size * 0.18, -size * 0.01, size * 0.22, size * 0.13)}Z`,
    paint.white,
    { 'fill-opacity': opacity },
  );
