import type { DrawingContent } from '../../../content/schemas/guide';

/** One drawing's words: `label(0)` is the first of its labels. */
export interface DrawingProps {
  label: (index: number) => string;
  bars: DrawingContent['bars'];
}
