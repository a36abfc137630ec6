import type { ReactNode } from 'react';
import type { ArticleFigure } from '@/content/schemas/article-figures';
import type { SolarFacts } from '@/lib/solar/facts';

/** What the drawing of an article is given. */
export interface FigureProps<Figure extends ArticleFigure> {
  content: Figure;
  /** The marks of the figure's sources, for behind its caption or below it. */
  marks: ReactNode;
  facts: SolarFacts;
  locale: string;
}
