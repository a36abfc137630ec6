import type { Rectangle } from '@/lib/solar/roof/plan';
import { drawnBox, METRE } from './drawing-scale';

/** A rectangle in the drawing, whose y runs downwards. */
export type DrawnBox = ReturnType<typeof drawnBox>;

/** The part of the world that the drawing of a roof shows. */
export interface Frame extends DrawnBox {
  /** The size of the text, which is about the same on the screen of a phone, whatever the size of the roof. */
  text: number;
  /** The least space between the roof and the edge of the drawing. */
  around: number;
}

/** The wall round the roof is drawn 0.15 m thick, outside the roof. */
export const WALL = 15;
/** The space between the far side of a thing near the roof and the edge of the drawing: 0.4 m. */
const SPACE = 40;
/** The width of the mark of a thing that is too far away to be drawn, in heights of the text. */
const MARK = 3.8;

/**
 * Returns the part of the world that holds a roof and the things on it and near it. It reaches at most 5 m or 0.75 of
 * the roof's longer side beyond the roof, whichever is more: with a far house the panels would be too small to see.
 * Of a thing that reaches beyond that, the frame holds the near part. For a thing that begins beyond 0.8 of it, the
 * frame has space for a mark at its edge.
 */
export function frameOf(roof: { width: number; depth: number; things: readonly Rectangle[] }): Frame {
  const [width, depth] = [roof.width * METRE, roof.depth * METRE];
  const longest = Math.max(width, depth);
  const reach = Math.max(500, 0.75 * longest);
  const boxes = roof.things.map((thing) => drawnBox(thing, roof.depth));
  const withText = (text: number): Frame => {
    // Leaves space for the lengths of the sides in letters of twice the size.
    const around = Math.max(125 + 0.09 * longest, WALL + 2.4 * text);
    /** How far the frame reaches beyond one side of the roof. */
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

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The part of a box that a frame shows. Its width or height is below 0 if that is nothing. */
export function shownPart(box: DrawnBox, frame: DrawnBox): DrawnBox {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, frame.x + frame.width) - x,
    height: Math.min(box.y + box.height, frame.y + frame.height) - y,
  };
}

/**
 * Whether so much of a thing is in the frame that somebody sees what it is: a third of it, or of what half the frame
 * would hold if it is larger, because a long wall or a wide house is seen from a smaller part.
 */
export const isInFrame = (box: DrawnBox, frame: Frame): boolean => {
  const { width, height } = shownPart(box, frame);
  const most = Math.min(box.width, frame.width / 2) * Math.min(box.height, frame.height / 2);
  const isSeen = width >= Math.min(box.width, frame.text) && height >= Math.min(box.height, frame.text);
  return isSeen && width * height >= most / 3;
};

/** A place at the edge of the frame for the mark of a thing outside, and the direction of the thing from there. */
export function markOf(box: DrawnBox, frame: Frame): { x: number; y: number; degrees: number } {
  const { text } = frame;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const x = between(frame.x + 1.9 * text, middleX, frame.x + frame.width - 1.9 * text);
  const y = between(frame.y + 1.9 * text, middleY, frame.y + frame.height - 3.2 * text);
  return { x, y, degrees: Math.round((Math.atan2(middleY - y, middleX - x) * 180) / Math.PI) };
}

/**
 * The rectangle in which a press takes hold of a thing: the part of it that the frame shows, with each side at least as
 * long as a finger is wide.
 */
export function gripOf(box: DrawnBox, frame: Frame): DrawnBox {
  const shown = shownPart(box, frame);
  const least = 3.4 * frame.text;
  const [width, height] = [Math.max(least, shown.width), Math.max(least, shown.height)];
  return {
    x: between(frame.x, shown.x + (shown.width - width) / 2, frame.x + frame.width - width),
    y: between(frame.y, shown.y + (shown.height - height) / 2, frame.y + frame.height - height),
    width,
    height,
  };
}
