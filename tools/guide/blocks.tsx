import clsx from 'clsx';
import type { BlockContent, SectionContent } from '../../content/schemas/guide';
import { Drawing } from './drawings/drawing';

// Bold is <b> in this document: for <strong> Chromium writes a tag of PDF 2.0, which older readers pass over with its words.

function Table({ caption, columns, rows, note }: Extract<BlockContent, { kind: 'table' }>) {
  const blank = rows.every(([, ...cells]) => cells.every((cell) => cell === ''));
  return (
    <div className={clsx('table', blank && 'blank', columns.length === 2 && 'two')}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="small">{note}</p>}
    </div>
  );
}

/** A step's title runs on into its text. */
const asSentence = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);

function Block({ block }: { block: BlockContent }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
    case 'checklist':
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
          {block.items.map(({ title, text }, index) => (
            <li key={title} data-number={block.first + index}>
              <b>{asSentence(title)}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      );
    case 'cards':
      return (
        <ul className="cards">
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      );
    case 'myths':
      return (
        <table className="myths">
          <thead>
            <tr>
              <th scope="col">{block.labels.myth}</th>
              <th scope="col">{block.labels.truth}</th>
            </tr>
          </thead>
          <tbody>
            {block.items.map(({ myth, truth }) => (
              <tr key={myth}>
                <th scope="row">“{myth}”</th>
                <td>{truth}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'note':
      return (
        <div className="note">
          <p>
            <b>{block.heading}</b>
          </p>
          <p>{block.text}</p>
        </div>
      );
    case 'lines':
      return (
        <ul className="lines">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'drawing':
      return <Drawing {...block} />;
  }
}

/** A heading with its blocks to the right or, where it is wide, below. */
export function Section({ heading, wide, blocks }: SectionContent) {
  return (
    <section className={wide ? 'section wide' : 'section'}>
      <h3>{heading}</h3>
      <div className="blocks">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
