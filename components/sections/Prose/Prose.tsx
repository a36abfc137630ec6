import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { Block, Paragraph, SourceMark } from '@/lib/content/prose';
import styles from './Prose.module.scss';

type NameOfMark = (number: number) => string;

interface MarksProps {
  marks: readonly SourceMark[];
  nameOf?: NameOfMark;
}

export const Marks = ({ marks, nameOf, beside }: MarksProps & { beside?: boolean }) =>
  marks.map(({ mark }, index) => (
    <sup className={clsx(styles.mark, (beside || index > 0) && styles.besideMark)} key={mark}>
      <a href={`#source-${mark}`} aria-label={nameOf?.(mark)}>
        {mark}
      </a>
    </sup>
  ));

export const MarksBelow = ({ marks, nameOf }: MarksProps) => (
  <p className={styles.under}>
    {marks.map(({ mark }) => (
      <a href={`#source-${mark}`} key={mark}>
        {nameOf?.(mark)}
      </a>
    ))}
  </p>
);

const isMark = (piece: unknown) => typeof piece === 'object' && piece !== null && 'mark' in piece;

export function Line({ content, nameOf }: { content: Paragraph; nameOf?: NameOfMark }) {
  if (typeof content === 'string') return unbroken(content);
  return content.map((piece, index) => {
    if (typeof piece === 'string') return unbroken(piece);
    if ('mark' in piece)
      return <Marks marks={[piece]} nameOf={nameOf} beside={isMark(content[index - 1])} key={index} />;
    if ('strong' in piece) return <strong key={index}>{unbroken(piece.strong)}</strong>;
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
  drawing?: ReactNode;
}

export function Prose({ blocks, nameOf, drawing }: Props) {
  const list = (List: 'ol' | 'ul', lines: readonly Paragraph[], key: number) => (
    <List className={styles.list} key={key}>
      {lines.map((line, index) => (
        <li key={index}>
          <Line content={line} nameOf={nameOf} />
        </li>
      ))}
    </List>
  );
  return blocks.map((block, index) => {
    if (typeof block === 'string' || Array.isArray(block)) {
      return (
        <p key={index}>
          <Line content={block} nameOf={nameOf} />
        </p>
      );
    }
    if ('list' in block) return list('ul', block.list, index);
    if ('steps' in block) return list('ol', block.steps, index);
    if ('place' in block) return <div key={index}>{drawing}</div>;
    return (
      <div className={styles.table} key={index}>
        <DataTable content={block.table} look="texts" />
        {block.marks && <MarksBelow marks={block.marks} nameOf={nameOf} />}
      </div>
    );
  });
}
