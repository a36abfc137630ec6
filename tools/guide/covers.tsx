/** The two covers' pictures, in millimetres of A4: a roof at the end of a day. The cover's words stand above. */

const windows = (left: number, top: number, across: number, down: number, stepX: number, stepY: number, lit: readonly number[]) =>
  Array.from({ length: across * down }, (_, index) => (
    <rect
      key={index}
      className={lit.includes(index) ? 'lit' : 'unlit'}
      x={left + (index % across) * stepX}
      y={top + Math.floor(index / across) * stepY}
      width={stepX * 0.55}
      height={stepY * 0.5}
      rx="0.6"
    />
  ));

/** Panels on a raised frame: a slanted field with its lines, and two pairs of legs. */
function PanelField({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  const lean = height * 0.9;
  const at = (share: number) => left + width * share;
  const lines = [0.2, 0.4, 0.6, 0.8].map((share) => `M${at(share)} ${top + height}l${lean} ${-height}`).join('');
  return (
    <>
      <path className="legs" d={`M${at(0.08)} ${top + height}v${height * 0.35}M${at(0.92)} ${top + height}v${height * 0.35}M${at(0.95) + lean} ${top + height * 0.2}V${top + height * 1.35}`} />
      <path className="cover-panel" d={`M${left} ${top + height}l${lean} ${-height}h${width}l${-lean} ${height}z`} />
      <path className="cover-cells" d={`${lines}M${left + lean / 2} ${top + height / 2}h${width}`} />
    </>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1b36" />
          <stop offset="0.42" stopColor="#1c2f5a" />
          <stop offset="0.62" stopColor="#6d4a63" />
          <stop offset="0.76" stopColor="#d9774a" />
          <stop offset="0.86" stopColor="#f7a600" />
          <stop offset="1" stopColor="#ffe3ae" />
        </linearGradient>
      </defs>
      <rect width="210" height="297" fill="url(#sky)" />
    </>
  );
}

function FarTown() {
  return (
    <path
      className="far"
      d="M0 244h14v-9h12v6h10v-14h16v8h9v-5h12v11h14v-18h13v13h11v-6h15v10h12v-15h14v9h10v-6h14v12h13v-17h15v12h16V297H0z"
    />
  );
}

/** A house with a raised array, its water tank and a neem tree. */
export function HomeCover() {
  return (
    <svg className="cover-picture" viewBox="0 0 210 297" aria-hidden="true">
      <Sky />
      <circle className="cover-sun" cx="146" cy="216" r="27" />
      <FarTown />
      <path className="near" d="M150 246h60v51h-60zM0 256h34v41H0z" />
      <rect className="near" x="166" y="238" width="12" height="9" rx="2" />
      {windows(158, 256, 4, 2, 12, 14, [1, 6])}
      <path className="tree" d="M17 297v-22" />
      <path className="leaves" d="M17 236c12 0 17 8 15 16 6 6 3 17-6 18-5 5-15 5-20-1-9-1-11-12-5-18-3-8 5-15 16-15z" />
      <path className="house" d="M40 242h112v55H40z" />
      <path className="house-side" d="M118 242h34v55h-34z" />
      <path className="parapet" d="M36 234h120v9H36z" />
      <rect className="tank-cover" x="132" y="219" width="13" height="15" rx="2" />
      <PanelField left={46} top={204} width={58} height={22} />
      {windows(50, 252, 3, 1, 22, 24, [0, 1])}
      {windows(126, 252, 1, 1, 20, 24, [0])}
      <path className="door" d="M88 297v-18q7-6 14 0v18z" />
      <path className="bloom" d="M40 262c6 2 8 8 7 14s-3 12-1 21h-6z" />
      <path className="ground" d="M0 292h210v5H0z" />
    </svg>
  );
}

/** Three blocks of a society with panels on every terrace. */
export function SocietyCover() {
  return (
    <svg className="cover-picture" viewBox="0 0 210 297" aria-hidden="true">
      <Sky />
      <circle className="cover-sun" cx="66" cy="214" r="27" />
      <FarTown />
      <path className="house-side" d="M20 212h46v85H20z" />
      <path className="parapet" d="M17 207h52v6H17z" />
      <PanelField left={20} top={190} width={28} height={11} />
      {windows(26, 219, 3, 6, 13, 12, [1, 3, 8, 12, 16])}
      <path className="house" d="M78 192h58v105H78z" />
      <path className="parapet" d="M75 186h64v7H75z" />
      <rect className="tank-cover" x="124" y="175" width="9" height="11" rx="2" />
      <PanelField left={79} top={167} width={32} height={13} />
      {windows(85, 200, 4, 8, 12.5, 11.5, [2, 5, 8, 15, 18, 21, 28, 30])}
      <path className="house-side" d="M148 226h46v71h-46z" />
      <path className="parapet" d="M145 221h52v6h-52z" />
      <PanelField left={149} top={204} width={28} height={11} />
      {windows(154, 233, 3, 5, 13, 12, [0, 5, 7, 13])}
      <path className="leaves" d="M70 297c-6-6-4-16 4-18 6 2 10 10 5 18zM140 297c-5-5-4-13 3-15 6 2 8 9 4 15zM0 297v-16c8 0 12 8 9 16zM201 297c-4-8 0-16 9-16v16z" />
      <path className="ground" d="M0 293h210v4H0z" />
    </svg>
  );
}
