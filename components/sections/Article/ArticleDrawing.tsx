import type { ArticleDrawing as Content } from '@/content/schemas/article-drawings';
import type { SourceMark } from '@/lib/content/prose';
import { Marks, MarksBelow } from '../Prose/Prose';
import { BillDrawing } from './BillDrawing';
import { DustDrawing } from './DustDrawing';
import type { DrawingProps } from './drawing-props';
import styles from './Drawings.module.scss';
import { RunsDrawing } from './RunsDrawing';
import { StepsDrawing } from './StepsDrawing';

interface Props extends Omit<DrawingProps<Content>, 'marks'> {
  sources: readonly string[];
  nameOf: (number: number) => string;
}

export function ArticleDrawing({ content, sources, nameOf, ...rest }: Props) {
  const numbers: SourceMark[] = content.sources.map((id) => ({ mark: sources.indexOf(id) + 1 }));
  const common = { ...rest, marks: <Marks marks={numbers} nameOf={nameOf} /> };
  return (
    <figure className={styles.drawing}>
      {content.kind === 'runs' && (
        <RunsDrawing content={content} {...common} marks={<MarksBelow marks={numbers} nameOf={nameOf} />} />
      )}
      {content.kind === 'bill' && <BillDrawing content={content} {...common} />}
      {content.kind === 'steps' && <StepsDrawing content={content} {...common} />}
      {content.kind === 'dust' && <DustDrawing content={content} {...common} />}
      {content.note && <p className={styles.note}>{content.note}</p>}
    </figure>
  );
}
