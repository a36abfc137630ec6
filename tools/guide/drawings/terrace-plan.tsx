import type { DrawingProps } from './drawing';

const rows = [104, 158, 212];
const columns = Array.from({ length: 8 }, (_, index) => 196 + index * 32);

/** Labels: lift room, tanks, shadow, path, panels, free corner, south. North is at the top, where shadows fall. */
export function TerracePlan({ label }: DrawingProps) {
  return (
    <>
      <rect className="wall" x="20" y="10" width="640" height="262" rx="4" />
      <rect className="floor" x="32" y="22" width="616" height="238" rx="2" />
      <rect className="line-dashed" x="52" y="40" width="576" height="202" rx="4" />
      <path className="fill-ink" opacity="0.16" d="M66 86 54 46h150l-42 40zM176 76l-4-30h160l-50 30z" />
      <text className="small" x="236" y="64">{label(2)}</text>
      <rect className="fill-ink" x="66" y="86" width="96" height="76" rx="3" />
      <text className="bold on-dark" textAnchor="middle" x="114" y="129">{label(0)}</text>
      <circle className="tank" cx="86" cy="198" r="20" />
      <circle className="tank" cx="140" cy="198" r="20" />
      <text className="small" textAnchor="middle" x="113" y="236">{label(1)}</text>
      {rows.map((y) => columns.map((x) => <rect key={`${x} ${y}`} className="panel" x={x} y={y - 18} width="29" height="38" rx="2" />))}
      <text className="bold" textAnchor="middle" x="324" y="256">{label(4)}</text>
      <rect className="fill-golden" x="478" y="62" width="132" height="158" rx="8" />
      {label(5).split(' ').map((word, index) => (
        <text key={word} className="bold" textAnchor="middle" x="544" y={114 + index * 18}>{word}</text>
      ))}
      <text className="small" x="60" y="256">{label(3)}</text>
      <path className="line-ink" d="M340 278v24m-7-9 7 9 7-9" />
      <text className="bold" x="356" y="300">{label(6)}</text>
    </>
  );
}
