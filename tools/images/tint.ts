import { readFileSync } from 'node:fs';

/** Both the pages and this program take the tints from this style sheet. */
const TINTS = 'components/ui/Picture/Tints.module.scss';
const RULE = /\.(\w+)\s*\{\s*background:\s*#([\da-f]{2})([\da-f]{2})([\da-f]{2});\s*\}/g;

export function tintOf({ r, g, b }: { r: number; g: number; b: number }, file: string = TINTS): string {
  const tints = [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, name = '', ...parts]) => {
    const [red, green, blue] = parts.map((part) => parseInt(part, 16)) as [number, number, number];
    return { name, distance: Math.hypot(red - r, green - g, blue - b) };
  });
  const [nearest] = tints.sort((one, other) => one.distance - other.distance);
  if (!nearest) throw new Error(`${file} has no tint; expected rules such as ".sand { background: #d8c6a4; }".`);
  return nearest.name;
}
