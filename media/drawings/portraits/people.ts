import { mix, paint } from '../shapes/palette';
import { circle, document, gradient, group, rect } from '../shapes/svg';
import { bandhgala, kurta, sadri, saree, shirt, vest } from './clothes';
import { ear, face, facing, glasses, moustache, neck, type Looks } from './face';
import { bun, fullBeard, helmet, long, plait, receding, shortHair, turban, type Hair } from './hair';

type Portrait = {
  /** The colours at the top and the bottom of the wall. */
  ground: readonly [string, string];
  looks: Looks;
  hair: Hair;
  clothes: string;
  /** Markup on the face, such as glasses, a beard or a bindi. */
  worn?: string;
  /** Markup behind the neck. `before` is markup in front of the shoulders. */
  behind?: string;
  before?: string;
};

const earring = (x: number, y: number): string => circle(x, y, 6, '#f2b84b') + circle(x - 1.6, y - 1.6, 2.2, '#fff0c4');

const head = (...parts: string[]): string =>
  parts.join('') ? group({ transform: 'translate(-42 -17)scale(1.14)' }, ...parts) : '';

function portrait({
  ground: [top, foot],
  looks,
  hair,
  clothes,
  worn = '',
  behind = '',
  before = '',
}: Portrait): string {
  return document(
    600,
    720,
    [],
    gradient('wall', [
      [0, top],
      [1, foot],
    ]),
    rect(0, 0, 600, 720, 'url(#wall)'),
    circle(looks.turn === 'left' ? 246 : 354, 318, 262, '#fff8e6', { 'fill-opacity': '.42' }),
    behind,
    head(hair.behind ?? ''),
    neck(looks),
    clothes,
    head(hair.hidesEars ? '' : ear(looks), face(looks, hair.onFace), worn, hair.over),
    before,
  );
}

const black = '#211a1c';

export const team: Readonly<Record<string, () => string>> = {
  'team-1': () => {
    const looks: Looks = { turn: 'right', skin: '#b37a50', brows: black };
    return portrait({
      ground: ['#ffe9bf', '#f9bf5e'],
      looks,
      hair: helmet('right', '#f7b21c', black),
      clothes: vest('#34608f', '#f2702a'),
      worn: moustache('right', black),
    });
  },
  'team-2': () => {
    const looks: Looks = { turn: 'left', skin: '#c48f65', brows: '#33231f', woman: true };
    return portrait({
      ground: ['#dfeaf4', '#a9c6e2'],
      looks,
      hair: long('left', '#2a1d1c'),
      clothes: kurta('#1f6f78', '#f0b64e'),
      worn: glasses('left', '#3a2b2a'),
    });
  },
  'team-3': () => {
    const looks: Looks = { turn: 'right', skin: '#bb8459', brows: '#2b211f' };
    return portrait({
      ground: ['#fde3c6', '#eda775'],
      looks,
      hair: turban('right', '#24518f', '#2b211f', '#f2b84b'),
      clothes: shirt('#6d7f63'),
      worn: fullBeard('right', '#2b211f'),
    });
  },
  'team-4': () => {
    const looks: Looks = { turn: 'left', skin: '#a66f47', brows: black, woman: true, aged: true };
    return portrait({
      ground: ['#fff0cd', '#f5c772'],
      looks,
      hair: bun('left', black),
      clothes: saree('#a5304f', '#f0b64e', '#7a1f3d'),
      worn: circle(284, 252, 6, '#a5182c') + earring(398, 352),
    });
  },
  'team-5': () => {
    const looks: Looks = { turn: 'right', skin: '#9a6640', brows: '#57504f', aged: true };
    return portrait({
      ground: ['#e6ecdf', '#b9cba4'],
      looks,
      hair: receding('right', '#4b4545'),
      clothes: sadri('#5b3a2e', '#ead9b8'),
      worn: moustache('right', '#5d5654') + glasses('right', '#2a2630'),
    });
  },
  'team-6': () => {
    const looks: Looks = { turn: 'left', skin: '#8e5c3a', brows: black, woman: true };
    return portrait({
      ground: ['#ffe3cd', '#f2a98b'],
      looks,
      hair: helmet('left', '#f4efe4', black),
      clothes: vest('#3f8a7d', '#f7b21c', true),
      ...plait(black),
      worn: earring(396, 350),
    });
  },
};

/** Both directors look right, towards their quotations. */
export const directors: Readonly<Record<string, () => string>> = {
  'director-commercial': () => {
    const looks: Looks = { turn: 'right', skin: '#b58058', brows: '#6b6462', aged: true };
    return portrait({
      ground: ['#ffedc6', '#f4bd62'],
      looks,
      hair: shortHair('right', '#8a8380'),
      clothes: bandhgala('#22345c', '#e0a93f'),
    });
  },
  'director-society': () => {
    const looks: Looks = { turn: 'right', skin: '#c49469', brows: '#4a4140', woman: true, aged: true };
    return portrait({
      ground: ['#fde6d0', '#edb08c'],
      looks,
      hair: bun('right', '#4a4244', '#cfc8c4'),
      clothes: saree('#0f6b57', '#f0b64e', paint.leaf),
      worn:
        circle(316, 252, 6, '#a5182c') +
        glasses('right', mix(paint.ink, '#6b3a2a', 0.4)) +
        facing('right', earring(398, 352)),
    });
  },
};
