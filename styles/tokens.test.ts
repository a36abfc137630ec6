/** @jest-environment node */
import path from 'node:path';
import { compile } from 'sass';

const css = compile(path.join(__dirname, 'tokens.scss')).css;

function tokensOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(new RegExp(`(?:^|\\s)${selector.replace('.', '\\.')} \\{([^}]*)\\}`, 'g'))].map(
    ([, body]) => body ?? '',
  );
  return Object.fromEntries(
    rules.flatMap((body) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
}

const root = tokensOf(':root');

function resolve(value: string, tokens: Record<string, string>): string {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(tokens[reference] ?? '', tokens) : value;
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The minimum contrast is 4.5 for text, and 3 for icons and borders (WCAG 2.2). */
const pairs = [
  ['text', 'surface', 4.5],
  ['text', 'surface-raised', 4.5],
  ['text', 'panel', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'surface-raised', 4.5],
  ['text-muted', 'panel', 4.5],
  ['on-action', 'action', 4.5],
  ['good', 'good-surface', 4.5],
  ['good', 'surface-raised', 4.5],
  ['good', 'surface', 3],
  ['bad', 'bad-surface', 4.5],
  ['bad', 'surface-raised', 4.5],
  ['doubt', 'doubt-surface', 4.5],
  ['doubt', 'surface-raised', 3],
  ['star', 'surface', 3],
  ['line-strong', 'surface-raised', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-raised', 3],
] as const;

const surfaces = ['noon', 'dawn', 'sky', 'golden', 'dusk'];
const tokensOn = (surface: string) => ({ ...root, ...tokensOf(`.surface-${surface}`) });
const colourIn = (tokens: Record<string, string>, name: string) => resolve(tokens[`--color-${name}`] ?? '', tokens);

test('every surface has a background colour that differs from all others', () => {
  expect(new Set(surfaces.map((surface) => colourIn(tokensOn(surface), 'surface'))).size).toBe(surfaces.length);
});

for (const surface of surfaces) {
  const tokens = tokensOn(surface);
  const colour = (name: string) => colourIn(tokens, name);
  const light = tokens['--light']?.match(/#[\da-f]{3,6}\b/g) ?? [];

  test.each(pairs)(`on the surface ${surface}, the colour %s has enough contrast to %s`, (above, below, least) => {
    const grounds = [colour(below), ...(below === 'surface' ? light : [])];
    for (const ground of grounds)
      expect({ ground, enough: contrast(colour(above), ground) >= least }).toEqual({ ground, enough: true });
  });
}
