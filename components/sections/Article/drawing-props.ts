import type { ReactNode } from 'react';
import type { ArticleDrawing } from '@/content/schemas/article-drawings';
import type { SolarFacts } from '@/lib/solar/facts';

export interface DrawingProps<Drawing extends ArticleDrawing> {
  content: Drawing;
  marks: ReactNode;
  facts: SolarFacts;
  town: string;
  locale: string;
}
