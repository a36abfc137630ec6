import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import type { Column, QuotesOutcome } from '@/lib/solar/quotes';
import { Detail } from '../results/Detail';
import { FigureOutput } from '../results/FigureList';
import { showFigure } from '../results/show-figure';
import styles from '../results/ResultTable.module.scss';
import type { ResultProps } from '../state/calculation';

interface Props extends Omit<ResultProps<QuotesOutcome>, 'assumptions'> {
  content: QuoteComparisonContent;
  nameOf: (column: Column) => string;
  /** Whether a figure is one of the main ones, which are repeated here as plain text. */
  isMain: (name: string) => boolean;
}

/**
 * The quotes side by side. The roles are written out because browsers drop the roles of a table that CSS lays out
 * differently.
 */
export function QuotesTable({ content, labels, result: { outcome }, from, nameOf, isMain }: Props) {
  const { table, figures: lines } = content;
  const { quotes, figures } = outcome;
  const rows = [
    ['full', lines.full],
    ['per-watt', lines.perWatt],
    ['subsidy', lines.subsidy],
    ['net', lines.net],
    ['payback', lines.payback],
    ['against', lines.against],
    ['ask', lines.ask],
  ] as const;
  const cell = (name: string) =>
    isMain(name) ? (
      showFigure(figures[name]!, labels)
    ) : (
      <FigureOutput name={name} figure={figures[name]!} labels={labels} from={from} />
    );
  return (
    <Detail heading={table.heading} text={table.text} width="whole">
      <table className={styles.table} role="table">
        <caption>{table.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {table.line}
            </th>
            {quotes.map(({ column }) => (
              <th scope="col" role="columnheader" key={column}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, label]) => (
            <tr role="row" key={name}>
              <th scope="row" role="rowheader">
                {label}
              </th>
              {quotes.map(({ column }) => (
                <td role="cell" key={column}>
                  {cell(`${column}-${name}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Detail>
  );
}
