/** The two covers' pictures, in millimetres of A4: a roof at the end of a day. The cover's words stand above. */

const windows = (
  left: number,
  top: number,
  across: number,
  down: number,
  stepX: number,
  stepY: number,
  lit: readonly number[],
) =>
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

/** Panels on a raised frame: a slanted field with its lines, and legs that reach the terrace. */
function PanelField({
  left,
  top,
  width,
  height,
  terrace,
}: {
  left: number;
  top: number;
  width: number;
  height: number;
  terrace: number;
}) {
  const lean = height * 0.9;
  const at = (share: number) => left + width * share;
  const lines = [0.2, 0.4, 0.6, 0.8].map((share) => `M${at(share)} ${top + height}l${lean} ${-height}`).join('');
  return (
    <>
      <path
        className="legs"
        d={`M${at(0.06)} ${top + height}V${terrace}M${at(0.94)} ${top + height}V${terrace}M${at(0.94) + lean} ${top + height * 0.1}V${terrace}M${at(0.94)} ${top + height}L${at(0.94) + lean} ${terrace}`}
      />
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

/** A house with a raised array, its water tank, a neem tree and a bougainvillea at the wall. */
export function HomeCover() {
  return (
    <svg className="cover-picture" viewBox="0 0 210 297" aria-hidden="true">
      <Sky />
      <circle className="cover-sun" cx="148" cy="212" r="27" />
      <FarTown />
      <path className="near" d="M158 244h52v53h-52zM0 254h36v43H0z" />
      <rect className="near" x="176" y="236" width="12" height="9" rx="2" />
      {windows(166, 253, 3, 2, 14, 15, [1, 5])}
      <path className="house" d="M40 238h78v59H40z" />
      <path className="house-side" d="M118 238h34v59h-34z" />
      <path className="parapet" d="M37 231h118v9H37z" />
      <path className="parapet" d="M40 262h78v2.4H40zM118 262h34v2.4h-34z" />
      <rect className="tank-cover" x="134" y="217" width="12" height="14" rx="2" />
      <path className="tank-cover" d="M136 214h8v4h-8z" />
      <PanelField left={44} top={202} width={60} height={21} terrace={231} />
      {windows(48, 246, 4, 1, 18, 22, [0, 1, 3])}
      {windows(125, 246, 1, 1, 34, 22, [0])}
      <path className="lit" d="M74 293v-21q6-5 12 0v21z" />
      <path className="door-line" d="M80 293v-23" />
      {windows(48, 271, 1, 1, 18, 22, [])}
      {windows(97, 271, 1, 1, 18, 22, [0])}
      <path className="parapet" d="M152 280h58v17h-58zM0 280h40v17H0z" />
      <path className="tree" d="M19 297v-34" />
      <g className="leaves">
        <circle cx="19" cy="238" r="13" />
        <circle cx="8" cy="250" r="11" />
        <circle cx="30" cy="251" r="10" />
        <circle cx="19" cy="254" r="12" />
      </g>
      <g className="bloom">
        <circle cx="151" cy="276" r="4.5" />
        <circle cx="157" cy="279" r="4" />
        <circle cx="147" cy="282" r="4" />
        <circle cx="154" cy="284" r="4.5" />
        <circle cx="162" cy="282" r="3" />
        <circle cx="149" cy="289" r="3.5" />
      </g>
      <path className="ground" d="M0 293h210v4H0z" />
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
      <PanelField left={20} top={189} width={30} height={12} terrace={207} />
      {windows(26, 219, 3, 6, 13, 12, [1, 3, 8, 12, 16])}
      <path className="house" d="M78 192h58v105H78z" />
      <path className="parapet" d="M75 186h64v7H75z" />
      <rect className="tank-cover" x="124" y="175" width="9" height="11" rx="2" />
      <PanelField left={78} top={166} width={34} height={14} terrace={186} />
      {windows(85, 200, 4, 8, 12.5, 11.5, [2, 5, 8, 15, 18, 21, 28, 30])}
      <path className="house-side" d="M148 226h46v71h-46z" />
      <path className="parapet" d="M145 221h52v6h-52z" />
      <PanelField left={148} top={203} width={30} height={12} terrace={221} />
      {windows(154, 233, 3, 5, 13, 12, [0, 5, 7, 13])}
      <path
        className="leaves"
        d="M70 297c-6-6-4-16 4-18 6 2 10 10 5 18zM140 297c-5-5-4-13 3-15 6 2 8 9 4 15zM0 297v-16c8 0 12 8 9 16zM201 297c-4-8 0-16 9-16v16z"
      />
      <path className="ground" d="M0 293h210v4H0z" />
    </svg>
  );
}
