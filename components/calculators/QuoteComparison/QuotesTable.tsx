import { Table } from '@/components/ui/Table/Table';
import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import type { Column, QuotesOutcome } from '@/lib/solar/quotes';
import { Detail } from '../results/Detail';
import { FigureOutput } from '../results/FigureList';
import { showFigure } from '../results/show-figure';
import styles from '../results/ResultTable.module.scss';
import type { ResultProps } from '../state/calculation';

interface Props extends ResultProps<QuotesOutcome> {
  content: QuoteComparisonContent;
  nameOf: (column: Column) => string;
  /** Whether a figure is one of the main ones, which are repeated here as plain text. */
  isMain: (name: string) => boolean;
}

/** The quotes side by side. */
export function QuotesTable({ content: { table, figures: lines }, labels, result, from, nameOf, isMain }: Props) {
  const { quotes } = result.outcome;
  const row = (name: string, line: string) => [
    line,
    ...quotes.map(({ column, figures }) => {
      const [at, figure] = [`${column}-${name}`, figures[name]!];
      return isMain(at) ? (
        showFigure(figure, labels)
      ) : (
        <FigureOutput name={at} figure={figure} labels={labels} from={from} key={at} />
      );
    }),
  ];
  return (
    <Detail heading={table.heading} text={table.text} width="whole">
      <Table
        className={styles.table}
        keepsRoles
        caption={table.caption}
        columns={[table.line, ...quotes.map(({ column }) => nameOf(column))]}
        rows={[
          row('full', lines.full),
          row('per-watt', lines.perWatt),
          row('subsidy', lines.subsidy),
          row('net', lines.net),
          row('payback', lines.payback),
          row('against', lines.against),
          row('ask', lines.ask),
        ]}
      />
    </Detail>
  );
}
