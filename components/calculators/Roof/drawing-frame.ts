import type { Rectangle } from '@/lib/solar/roof/plan';
import { drawnBox, METRE } from './drawing-scale';

export type DrawnBox = ReturnType<typeof drawnBox>;

export interface Frame extends DrawnBox {
  /** The font size, in units of the drawing, that looks about the same on a phone for every roof. */
  text: number;
  /** The least space between the roof and the edge of the drawing. */
  around: number;
}

/** Thickness of the drawn wall, in centimetres. */
export const WALL = 15;
/** Centimetres between a thing beside the roof and the edge of the drawing. */
const SPACE = 40;
/** Width of the mark for a distant thing, as a multiple of the font size. */
const MARK = 3.8;

/** Limits how far the drawing reaches, because with a distant house the panels would be too small to see. */
export function frameOf(roof: { width: number; depth: number; things: readonly Rectangle[] }): Frame {
  const [width, depth] = [roof.width * METRE, roof.depth * METRE];
  const longest = Math.max(width, depth);
  const reach = Math.max(500, 0.75 * longest);
  const boxes = roof.things.map((thing) => drawnBox(thing, roof.depth));
  const withText = (text: number): Frame => {
    // Leaves room for the lengths of the sides even at double font size.
    const around = Math.max(125 + 0.09 * longest, WALL + 2.4 * text);
    const beyond = (spans: { gap: number; length: number }[]) =>
      spans
        .map(({ gap, length }) =>
          gap > 0.8 * reach ? around + MARK * text : Math.min(reach, gap + Math.min(length, reach) + SPACE),
        )
        .reduce((most, each) => Math.max(most, each), around);
    const left = beyond(boxes.map((box) => ({ gap: -box.x - box.width, length: box.width })));
    const right = beyond(boxes.map((box) => ({ gap: box.x - width, length: box.width })));
    const top = beyond(boxes.map((box) => ({ gap: -box.y - box.height, length: box.height })));
    const bottom = beyond(boxes.map((box) => ({ gap: box.y - depth, length: box.height })));
    const all = { width: left + width + right, height: top + depth + bottom };
    return { x: -left, y: -top, ...all, text: Math.round(13 * Math.max(all.width / 330, all.height / 560)), around };
  };
  return withText(withText(0).text);
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The returned width or height is zero or negative if the frame shows nothing of the box. */
export function shownPart(box: DrawnBox, frame: DrawnBox): DrawnBox {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, frame.x + frame.width) - x,
    height: Math.min(box.y + box.height, frame.y + frame.height) - y,
  };
}

/** Whether the frame shows enough of a thing for somebody to recognise it. */
export const isInFrame = (box: DrawnBox, frame: Frame): boolean => {
  const { width, height } = shownPart(box, frame);
  const most = Math.min(box.width, frame.width / 2) * Math.min(box.height, frame.height / 2);
  // 0.1 allows for the rounding of decimal fractions.
  const isSeen = width + 0.1 >= Math.min(box.width, frame.text) && height + 0.1 >= Math.min(box.height, frame.text);
  return isSeen && width * height >= most / 3;
};

export function markOf(box: DrawnBox, frame: Frame): { x: number; y: number; degrees: number } {
  const { text } = frame;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const x = clamp(frame.x + 1.9 * text, middleX, frame.x + frame.width - 1.9 * text);
  const y = clamp(frame.y + 1.9 * text, middleY, frame.y + frame.height - 3.2 * text);
  return { x, y, degrees: Math.round((Math.atan2(middleY - y, middleX - x) * 180) / Math.PI) };
}

/** Returns the area that a finger can grab, at least about 44 px wide and high on a phone. */
export function gripOf(box: DrawnBox, frame: Frame): DrawnBox {
  const shown = shownPart(box, frame);
  const least = 3.4 * frame.text;
  const [width, height] = [Math.max(least, shown.width), Math.max(least, shown.height)];
  return {
    x: clamp(frame.x, shown.x + (shown.width - width) / 2, frame.x + frame.width - width),
    y: clamp(frame.y, shown.y + (shown.height - height) / 2, frame.y + frame.height - height),
    width,
    height,
  };
}
