import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Words } from '@/components/ui/Words/Words';
import type { Block, Paragraph, SourceMark } from '@/lib/words/prose';
import styles from './Prose.module.scss';

/** What a screen reader reads of a mark of a source: "Source 2". */
type NameOfMark = (number: number) => string;

interface LineProps {
  content: Paragraph;
  nameOf?: NameOfMark;
}

/** The marks of sources behind a sentence, each a link to the list of sources. */
export const Marks = ({ marks, nameOf }: { marks: readonly SourceMark[]; nameOf?: NameOfMark }) =>
  marks.map(({ mark }) => (
    <sup className={styles.mark} key={mark}>
      <a href={`#source-${mark}`} aria-label={nameOf?.(mark)}>
        {mark}
      </a>
    </sup>
  ));

/** The sources of a table, below it: each a link to the list of sources, by its name. */
export const MarksBelow = ({ marks, nameOf }: { marks: readonly SourceMark[]; nameOf?: NameOfMark }) => (
  <p className={styles.under}>
    {marks.map(({ mark }) => (
      <a href={`#source-${mark}`} key={mark}>
        {nameOf?.(mark)}
      </a>
    ))}
  </p>
);

/** The words of a paragraph, with its links. */
export function Line({ content, nameOf }: LineProps) {
  if (typeof content === 'string') return <Words>{content}</Words>;
  return content.map((piece, index) => {
    if (typeof piece === 'string') return <Words key={index}>{piece}</Words>;
    if ('mark' in piece) return <Marks marks={[piece]} nameOf={nameOf} key={index} />;
    if ('strong' in piece)
      return (
        <strong key={index}>
          <Words>{piece.strong}</Words>
        </strong>
      );
    return (
      <a href={piece.href} key={index}>
        {piece.text}
      </a>
    );
  });
}

interface Props {
  blocks: readonly Block[];
  nameOf?: NameOfMark;
  /** What stands where the prose has a place for a drawing. */
  figure?: ReactNode;
}

/** Paragraphs, lists and tables, as Markdown in content/ has them. */
export function Prose({ blocks, nameOf, figure }: Props) {
  const items = (lines: readonly Paragraph[]) =>
    lines.map((line, index) => (
      <li key={index}>
        <Line content={line} nameOf={nameOf} />
      </li>
    ));
  return blocks.map((block, index) => {
    if (typeof block === 'string' || Array.isArray(block)) {
      return (
        <p key={index}>
          <Line content={block} nameOf={nameOf} />
        </p>
      );
    }
    if ('list' in block)
      return (
        <ul className={styles.list} key={index}>
          {items(block.list)}
        </ul>
      );
    if ('steps' in block)
      return (
        <ol className={styles.list} key={index}>
          {items(block.steps)}
        </ol>
      );
    if ('place' in block) return <div key={index}>{figure}</div>;
    return (
      <div className={styles.table} key={index}>
        <DataTable content={block.table} look="lines" />
        {block.marks && <MarksBelow marks={block.marks} nameOf={nameOf} />}
      </div>
    );
  });
}
