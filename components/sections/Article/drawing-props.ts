import type { ReactNode } from 'react';
import type { ArticleDrawing } from '@/content/schemas/article-drawings';
import type { SolarFacts } from '@/lib/solar/facts';

/** The props of an article's drawing. */
export interface DrawingProps<Drawing extends ArticleDrawing> {
  content: Drawing;
  /** The marks of the drawing's sources, for the caption or the line below the drawing. */
  marks: ReactNode;
  facts: SolarFacts;
  /** The id of the town for which the drawing is computed. */
  town: string;
  locale: string;
}
