const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours written #rrggbb. `part` is the share of the second colour, from 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((end[at] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const paint = {
  ink: '#12203a',
  muted: '#4a5872',
  indigo: '#0d1b36',
  cream: '#fff7ea',
  white: '#ffffff',
  sun: '#f7a600',
  leaf: '#0a6b4b',
  lime: '#fbf3e2',
  sand: '#f3dfba',
  ochre: '#eab766',
  peach: '#f3c09a',
  rose: '#e5a896',
  terracotta: '#c4633d',
  blue: '#a9cbe0',
  stone: '#d9cfbd',
  concrete: '#c9c4ba',
  steel: '#8d98aa',
  wood: '#8a5330',
  glass: '#557f9f',
  grass: '#bccb83',
  cell: '#1d3f75',
  cellLine: '#7fa3cf',
  frame: '#d7e3f0',
  pink: '#d6457f',
} as const;

/** The left side is lighter, because the sun is on the left. */
export const tones = (colour: string) => ({
  top: mix(colour, '#fffaf0', 0.5),
  left: mix(colour, '#fff0cc', 0.4),
  front: mix(colour, '#6a4a6a', 0.06),
  right: mix(colour, '#3b3766', 0.3),
});
