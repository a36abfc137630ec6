import type { ReactNode } from 'react';
import type { ArticleFigure } from '@/content/schemas/article-figures';
import type { SolarFacts } from '@/lib/solar/facts';

/** The props of an article's figure. */
export interface FigureProps<Figure extends ArticleFigure> {
  content: Figure;
  /** The marks of the figure's sources, for the caption or the line below the figure. */
  marks: ReactNode;
  facts: SolarFacts;
  /** The id of the town for which the figure is computed. */
  town: string;
  locale: string;
}
