import type { DrawingProps } from './drawing-props';

/** Squares whose areas are the values. */
export function RoofAreas({ bars }: DrawingProps) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return bars.map(({ label, text, value }, index) => {
    const side = 108 * Math.sqrt(value / largest);
    const middle = 61 + index * 122;
    const left = middle - side / 2;
    const top = 116 - side;
    const cells = [1, 2, 3]
      .map((part) => `M${(left + (side * part) / 4).toFixed(1)} ${top.toFixed(1)}v${side.toFixed(1)}`)
      .join('');
    return (
      <g key={label}>
        <rect
          className="panel"
          x={left.toFixed(1)}
          y={top.toFixed(1)}
          width={side.toFixed(1)}
          height={side.toFixed(1)}
          rx="3"
        />
        <path className="cells" d={`${cells}M${left.toFixed(1)} ${(116 - side / 2).toFixed(1)}h${side.toFixed(1)}`} />
        <text className="bold" textAnchor="middle" x={middle} y="140">
          {label}
        </text>
        <text className="small" textAnchor="middle" x={middle} y="160">
          {text}
        </text>
      </g>
    );
  });
}

/** Two bars a size, one after the other: labels name the first and the second. */
export function EmiBars({ label, bars }: DrawingProps) {
  const sizes = [...new Set(bars.map((bar) => bar.label))];
  const parts = (size: string) => bars.filter((bar) => bar.label === size);
  const widest = Math.max(...sizes.map((size) => parts(size).reduce((sum, { value }) => sum + value, 0)));
  const width = (value: number) => (610 * value) / widest;
  return (
    <>
      {[0, 1].map((index) => (
        <g key={index}>
          <rect
            className={index === 0 ? 'fill-leaf' : 'fill-sun'}
            x={70 + index * 110}
            y="4"
            width="14"
            height="14"
            rx="3"
          />
          <text className="small" x={90 + index * 110} y="16">
            {label(index)}
          </text>
        </g>
      ))}
      {sizes.map((size, row) => {
        const top = 34 + row * 52;
        const [first, second] = parts(size);
        if (!first || !second) return null;
        return (
          <g key={size}>
            <text className="bold" x="0" y={top + 27}>
              {size}
            </text>
            <rect className="fill-leaf" x="70" y={top} width={width(first.value).toFixed(1)} height="42" rx="5" />
            <rect
              className="fill-sun"
              x={(70 + width(first.value) + 2).toFixed(1)}
              y={top}
              width={(width(second.value) - 2).toFixed(1)}
              height="42"
              rx="5"
            />
            <text className="bold on-dark" x="84" y={top + 27}>
              {first.text}
            </text>
            <text className="bold" x={(84 + width(first.value)).toFixed(1)} y={top + 27}>
              {second.text}
            </text>
          </g>
        );
      })}
    </>
  );
}
