import type { ArticleFigure as Content } from '@/content/schemas/article-figures';
import type { SourceMark } from '@/lib/content/prose';
import { Marks, MarksBelow } from '../Prose/Prose';
import { BillFigure } from './BillFigure';
import { DustFigure } from './DustFigure';
import type { FigureProps } from './figure-props';
import styles from './Figures.module.scss';
import { RunsFigure } from './RunsFigure';
import { StepsFigure } from './StepsFigure';

interface Props extends Omit<FigureProps<Content>, 'marks'> {
  /** The ids of the article's sources, in the order of their numbers. */
  sources: readonly string[];
  nameOf: (number: number) => string;
}

/** The figure of an article: a table or a list, with its values as text. */
export function ArticleFigure({ content, sources, nameOf, ...rest }: Props) {
  const numbers: SourceMark[] = content.sources.map((id) => ({ mark: sources.indexOf(id) + 1 }));
  const common = { ...rest, marks: <Marks marks={numbers} nameOf={nameOf} /> };
  return (
    <figure className={styles.figure}>
      {content.kind === 'runs' && (
        <RunsFigure content={content} {...common} marks={<MarksBelow marks={numbers} nameOf={nameOf} />} />
      )}
      {content.kind === 'bill' && <BillFigure content={content} {...common} />}
      {content.kind === 'steps' && <StepsFigure content={content} {...common} />}
      {content.kind === 'dust' && <DustFigure content={content} {...common} />}
      {content.note && <p className={styles.note}>{content.note}</p>}
    </figure>
  );
}
