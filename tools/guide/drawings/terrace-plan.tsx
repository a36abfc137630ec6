import type { DrawingProps } from './drawing-props';

const rows = [74, 124, 174];
const columns = Array.from({ length: 8 }, (_, index) => 200 + index * 32);

/** Labels: lift room, tanks, shadow, path, panels, free corner, south. North is at the top, where shadows fall. */
export function TerracePlan({ label }: DrawingProps) {
  return (
    <>
      <rect className="wall" x="4" y="4" width="672" height="254" rx="4" />
      <rect className="floor" x="16" y="16" width="648" height="230" rx="2" />
      <rect className="line-dashed" x="34" y="32" width="612" height="198" rx="4" />
      <path className="fill-ink" opacity="0.16" d="M58 98 38 38h148l-22 60z" />
      <text className="small" textAnchor="middle" x="110" y="74">
        {label(2)}
      </text>
      <rect className="fill-ink" x="58" y="98" width="106" height="62" rx="3" />
      <text className="bold on-dark" textAnchor="middle" x="111" y="134">
        {label(0)}
      </text>
      <circle className="tank" cx="84" cy="184" r="18" />
      <circle className="tank" cx="138" cy="184" r="18" />
      <text className="small" textAnchor="middle" x="111" y="220">
        {label(1)}
      </text>
      {rows.map((y) =>
        columns.map((x) => <rect key={`${x} ${y}`} className="panel" x={x} y={y - 22} width="29" height="38" rx="2" />),
      )}
      <text className="bold" textAnchor="middle" x="327" y="214">
        {label(4)}
      </text>
      <rect className="fill-golden" x="490" y="52" width="136" height="158" rx="8" />
      {label(5)
        .split(' ')
        .map((word, index) => (
          <text key={word} className="bold" textAnchor="middle" x="558" y={108 + index * 18}>
            {word}
          </text>
        ))}
      <path className="line-thin" d="M60 276v-46" />
      <text className="small" textAnchor="middle" x="60" y="292">
        {label(3)}
      </text>
      <path className="line-ink" d="M327 266v24m-7-9 7 9 7-9" />
      <text className="bold" x="343" y="286">
        {label(6)}
      </text>
    </>
  );
}
