import type { DrawingProps } from './drawing';

const MIDDLE = 180;
const HALF = 140;
const DEPTH = 40;
const layers = [
  { y: 46, look: 'glass' },
  { y: 90, look: 'panel' },
  { y: 134, look: 'fill-golden' },
  { y: 178, look: 'hollow' },
];

const rhombus = (y: number) =>
  `M${MIDDLE - HALF} ${y} ${MIDDLE} ${y - DEPTH} ${MIDDLE + HALF} ${y} ${MIDDLE} ${y + DEPTH}z`;

/** Lines between the cells: four fields one way and four the other. */
function cells(y: number) {
  const parts = [0.25, 0.5, 0.75];
  const along = (part: number) => `M${MIDDLE - HALF * (1 - part)} ${y - DEPTH * part}l${HALF} ${DEPTH}`;
  const other = (part: number) => `M${MIDDLE - HALF * (1 - part)} ${y + DEPTH * part}l${HALF} ${-DEPTH}`;
  return parts.map((part) => along(part) + other(part)).join('');
}

/** Labels: the layers from the top. Drawn from the bottom, so that the upper ones cover the lower. */
export function PanelLayers({ label }: DrawingProps) {
  return [...layers.entries()].reverse().map(([index, { y, look }]) => (
    <g key={look}>
      <path className={look} d={rhombus(y)} />
      {look === 'panel' && <path className="cells" d={cells(y)} />}
      <path className="line-thin" d={`M${MIDDLE + HALF + 6} ${y}h42`} />
      <text className="bold" x={MIDDLE + HALF + 58} y={y + 5}>
        {label(index)}
      </text>
    </g>
  ));
}
