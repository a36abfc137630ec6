import type { DrawingProps } from './drawing';

/** Labels: south, tank, shadow, path, frame, noon. The sun stands in the south, so shadows fall to the north, on the left. */
export function RoofCheck({ label }: DrawingProps) {
  return (
    <>
      <circle className="fill-sun" cx="600" cy="44" r="26" />
      <path className="line-rays" d="m562 56-154 52M568 70l-120 68M556 38 352 84" />
      <text className="small" textAnchor="middle" x="600" y="90">
        {label(5)}
      </text>
      <path className="wall" d="M80 168h18v24h424v-24h18v94H80z" />
      <path className="fill-ink" d="M98 186h56l12 6H98z" opacity="0.3" />
      <path className="line-ink" d="M166 192v-18h60v18" />
      <path className="fill-ink" d="M164 174v-58q32-16 64 0v58z" />
      <path className="line-ink" d="M304 192v-88M444 192v-36M304 148l140 44" />
      <path className="panel" d="m286 92 178 56-4 11-178-56z" />
      <path className="line-thin" d="M462 214h58M462 208v12M520 208v12" />
      <text className="small" textAnchor="middle" x="491" y="236">
        {label(3)}
      </text>
      <text className="bold" textAnchor="middle" x="196" y="98">
        {label(1)}
      </text>
      <text className="small" textAnchor="middle" x="126" y="222">
        {label(2)}
      </text>
      <path className="line-thin" d="M374 173 374 214" />
      <text className="small" textAnchor="middle" x="374" y="232">
        {label(4)}
      </text>
      <path className="line-ink" d="M584 228h64m-10-8 10 8-10 8" />
      <text className="bold" x="584" y="214">
        {label(0)}
      </text>
    </>
  );
}
