import type { DrawingProps } from './drawing';

const places = [62, 201, 340, 479, 618];

/** Labels: panels, inverter, home, net meter, grid, what happens by day, what happens by night. */
export function NetMetering({ label }: DrawingProps) {
  return (
    <>
      <circle className="fill-sun" cx="30" cy="40" r="18" />
      <path className="panel" d="M24 150 52 92h64l-28 58z" />
      <path className="cells" d="M38 121h64M73 92l-28 58M95 92l-28 58" />
      <path className="line-ink" d="M70 150v18M40 168h60" />
      <rect className="box" x="170" y="92" width="62" height="76" rx="8" />
      <path className="line-sun" d="M180 130c7-22 14-22 21 0s14 22 21 0" />
      <path className="box" d="M300 126v42h80v-42" />
      <path className="fill-ink" d="m290 128 50-40 50 40z" />
      <rect className="fill-sun" x="312" y="138" width="18" height="16" rx="2" />
      <rect className="fill-ink" x="346" y="138" width="18" height="30" rx="2" />
      <rect className="box" x="448" y="92" width="62" height="76" rx="8" />
      <rect className="fill-sky" x="458" y="102" width="42" height="20" rx="3" />
      <path className="line-sun" d="M462 138h30m-7-6 7 6-7 6" />
      <path className="line-ink" d="M496 154h-30m7-6-7 6 7 6" />
      <path
        className="line-ink"
        d="m602 168 10-76h12l10 76M592 108h52M596 124h44M606 146l22-22M630 146l-22-22M604 168l26-22M632 168l-26-22"
      />
      <path className="line-sun" d="M124 130h36m-9-7 9 7-9 7M242 130h38m-9-7 9 7-9 7" />
      <path className="line-sun" d="M366 82C410 48 540 48 592 82m-13-1 13 1-5-12" />
      <path className="line-ink" d="M592 204c-52 24-182 24-226 0m13-1-13 1 5 12" />
      <text className="small" textAnchor="middle" x="479" y="40">
        {label(5)}
      </text>
      <text className="small" textAnchor="middle" x="479" y="242">
        {label(6)}
      </text>
      {places.map((x, index) => (
        <text key={x} className="bold" textAnchor="middle" x={x} y="192">
          {label(index)}
        </text>
      ))}
    </>
  );
}
