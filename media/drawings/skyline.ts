import { circle, document, rect, shape, stroke } from './shapes/svg';

/** The colour of the footer's upper edge, on which the skyline stands. */
const dusk = '#14264b';
const far = '#8a7a86';

const width = 1200;
const ground = 100;

const house = (x: number, wide: number, high: number, colour: string): string =>
  rect(x, ground - high, wide, high, colour);

const array = (x: number, base: number, wide: number): string => {
  const foot = ground - base;
  return (
    shape(`M${x} ${foot - 5}L${x + wide} ${foot - 19}V${foot - 16}L${x} ${foot - 2}Z`, dusk) +
    stroke(
      `M${x + 5} ${foot - 4}V${foot}M${x + wide / 2} ${foot - 11}V${foot}M${x + wide - 5} ${foot - 17}V${foot}`,
      dusk,
      1.6,
    )
  );
};

const tank = (x: number, base: number): string =>
  rect(x, ground - base - 13, 14, 13, dusk, { rx: 2 }) + rect(x + 4, ground - base - 15.5, 6, 4, dusk, { rx: 1 });

const palm = (x: number, high: number): string => {
  const top = ground - high;
  const leaf = (dx: number, dy: number): string =>
    `M${x} ${top}q${dx / 2} ${-9 + dy / 3} ${dx} ${dy}q${-dx / 2} -4 ${-dx} ${-dy}`;
  return (
    stroke(`M${x} ${top}q-2 ${high / 2} -1 ${high}`, dusk, 2.4) +
    shape([leaf(17, 7), leaf(-17, 7), leaf(14, -3), leaf(-14, -3), leaf(8, 13), leaf(-8, 13)].join(''), dusk)
  );
};

const tree = (x: number, high: number): string =>
  circle(x, ground - high, 13, dusk) +
  circle(x - 11, ground - high + 7, 10, dusk) +
  circle(x + 11, ground - high + 8, 9, dusk) +
  rect(x - 2, ground - high, 4, high, dusk);

/** A chhatri is a small pavilion with a dome, on a roof. */
const chhatri = (x: number, base: number): string => {
  const foot = ground - base;
  return (
    stroke(`M${x} ${foot}v-9M${x + 7} ${foot}v-9M${x + 14} ${foot}v-9`, dusk, 1.8) +
    shape(`M${x - 3} ${foot - 9}h20q-1-10-10-12q-9 2-10 12Z`, dusk) +
    stroke(`M${x + 7} ${foot - 20}v-5`, dusk, 1.4)
  );
};

/** The drawing can be repeated sideways without a visible seam. */
export const skyline = (): string => {
  const distance = (
    [
      [0, 90, 34],
      [110, 60, 46],
      [190, 130, 30],
      [350, 70, 52],
      [440, 110, 36],
      [580, 60, 48],
      [660, 140, 34],
      [830, 80, 50],
      [930, 100, 38],
      [1060, 110, 44],
    ] as const
  )
    .map(([x, wide, high]) => house(x, wide, high, far))
    .join('');
  const near = (
    [
      [0, 130, 24],
      [130, 96, 38],
      [226, 150, 18],
      [376, 120, 44],
      [496, 84, 26],
      [580, 170, 20],
      [750, 110, 36],
      [860, 130, 22],
      [990, 90, 46],
      [1080, 120, 28],
    ] as const
  )
    .map(([x, wide, high]) => house(x, wide, high, dusk) + house(x - 2, wide + 4, high, dusk))
    .join('');
  const things = [
    array(18, 24, 62),
    tank(98, 24),
    house(140, 26, 54, dusk),
    array(172, 38, 44),
    tree(262, 24),
    palm(300, 46),
    tree(338, 20),
    array(392, 44, 66),
    chhatri(472, 44),
    tank(512, 26),
    tank(530, 26),
    array(604, 20, 58),
    array(676, 20, 58),
    house(760, 30, 52, dusk),
    tank(768, 52),
    array(800, 36, 48),
    palm(884, 40),
    tree(930, 22),
    house(1050, 22, 62, dusk),
    array(1000, 46, 44),
    array(1100, 28, 70),
  ].join('');
  return document(width, ground, [], `<g opacity=".45">${distance}</g>`, near, things);
};
