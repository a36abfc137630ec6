import clsx from 'clsx';
import { Table } from '../../components/ui/Table/Table';
import type { BlockContent, SectionContent } from '../../content/schemas/guide';
import { Drawing } from './drawings';

// Bold text is <b>, because Chromium writes <strong> as a tag of PDF 2.0, and older readers skip words so tagged.

export const GuideNote = ({ title, text }: { title: string; text: string }) => (
  <div className="note">
    <p>
      <b>{title}</b>
    </p>
    <p>{text}</p>
  </div>
);

export const titledItems = (items: { title: string; text: string }[]) =>
  items.map(({ title, text }) => (
    <li key={title}>
      <b>{title}</b>
      <span>{text}</span>
    </li>
  ));

type GuideTableProps = { columns: string[]; rows: string[][]; caption?: string; note?: string; className?: string };

function GuideTable({ note, className, ...table }: GuideTableProps) {
  const blank = table.rows.every(([, ...cells]) => cells.every((cell) => cell === ''));
  return (
    <div className={clsx(className, blank && 'blank', table.columns.length === 2 && 'two')}>
      <Table {...table} />
      {note && <p className="small">{note}</p>}
    </div>
  );
}

export const asSentence = (title: string, fullStop: string) => (/[.?!।]$/.test(title) ? title : title + fullStop);

function Block({ block, fullStop }: { block: BlockContent; fullStop: string }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
    case 'checklist':
    case 'lines':
      return (
        <ul className={block.kind}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="steps" start={block.first}>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <b>{asSentence(title, fullStop)}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      );
    case 'cards':
      return <ul className="cards">{titledItems(block.items)}</ul>;
    case 'myths':
      return (
        <GuideTable
          className="myths"
          columns={[block.labels.myth, block.labels.truth]}
          rows={block.items.map(({ myth, truth }) => [`“${myth}”`, truth])}
        />
      );
    case 'note':
      return <GuideNote title={block.heading} text={block.text} />;
    case 'table':
      return <GuideTable {...block} />;
    case 'drawing':
      return <Drawing {...block} />;
  }
}

export const GuideSection = ({ heading, wide, blocks, fullStop }: SectionContent & { fullStop: string }) => (
  <section className={clsx('section', wide && 'wide')}>
    <h3>{heading}</h3>
    <div className="blocks">
      {blocks.map((block, index) => (
        <Block key={index} block={block} fullStop={fullStop} />
      ))}
    </div>
  </section>
);
