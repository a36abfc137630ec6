import type { DrawingProps } from './drawing-props';

const LEFT = 20;
const RIGHT = 660;
const FLOOR = 200;
const HEIGHT = 165;
const HOURS = Array.from({ length: 37 }, (_, index) => 4 + index / 2);

const across = (hour: number) => LEFT + ((hour - 4) / 18) * (RIGHT - LEFT);
const up = (share: number) => FLOOR - share * HEIGHT;
const bump = (hour: number, at: number, width: number) => Math.exp(-((hour - at) ** 2) / width);

/** Shapes alone: what panels make between six and six, and a use with a peak before work and one after. */
const made = (hour: number) => (hour <= 6 || hour >= 18 ? 0 : Math.sin((Math.PI * (hour - 6)) / 12) ** 1.4);
const used = (hour: number) => 0.3 + 0.24 * bump(hour, 8, 3) + 0.34 * bump(hour, 20, 5);

const line = (share: (hour: number) => number) =>
  HOURS.map((hour) => `${across(hour).toFixed(1)},${up(share(hour)).toFixed(1)}`);

/** The area between two curves, where the first is above the second. */
const between = (above: (hour: number) => number, below: (hour: number) => number) =>
  [...line((hour) => Math.max(above(hour), below(hour))), ...line(below).reverse()].join(' ');

/** Labels: morning, noon, evening, made, used, out, in. */
export function DayCurve({ label }: DrawingProps) {
  return (
    <>
      <polygon className="fill-golden" points={between(made, used)} />
      <polygon className="fill-sky" points={between(used, made)} />
      <polyline className="line-sun" points={line(made).join(' ')} />
      <polyline className="line-ink" points={line(used).join(' ')} />
      <path className="line-thin" d={`M${LEFT} ${FLOOR}H${RIGHT}`} />
      {[6, 12, 18].map((hour, index) => (
        <g key={hour}>
          <path className="line-thin" d={`M${across(hour)} ${FLOOR}v6`} />
          <text className="small" textAnchor="middle" x={across(hour)} y={FLOOR + 20}>
            {label(index)}
          </text>
        </g>
      ))}
      <text className="bold" textAnchor="middle" x={across(12)} y={up(0.62)}>
        {label(5)}
      </text>
      <text className="bold" textAnchor="middle" x={across(20)} y={up(0.28)}>
        {label(6)}
      </text>
      <path className="line-sun" d={`M${LEFT} 248h26`} />
      <text className="small" x={LEFT + 34} y="252">
        {label(3)}
      </text>
      <path className="line-ink" d={`M${LEFT + 200} 248h26`} />
      <text className="small" x={LEFT + 234} y="252">
        {label(4)}
      </text>
    </>
  );
}
