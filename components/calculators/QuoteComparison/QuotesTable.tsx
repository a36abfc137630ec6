import clsx from 'clsx';
import { Table } from '@/components/ui/Table/Table';
import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import type { Column, QuotesOutcome } from '@/lib/solar/quotes';
import { Detail } from '../results/Detail';
import { FigureOutput, FigureText } from '../results/FigureList';
import styles from '../results/ResultTable.module.scss';
import type { ResultProps } from '../state/calculation';

interface Props extends ResultProps<QuotesOutcome> {
  content: QuoteComparisonContent;
  nameOf: (column: Column) => string;
  isMain: (name: string) => boolean;
}

export function QuotesTable({ content: { table, figures: lines }, labels, result, from, nameOf, isMain }: Props) {
  const { quotes } = result.outcome;
  const row = (name: string, line: string) => [
    line,
    ...quotes.map(({ column, figures }) => {
      const [at, figure] = [`${column}-${name}`, figures[name]!];
      return isMain(at) ? (
        <FigureText figure={figure} labels={labels} key={at} />
      ) : (
        <FigureOutput name={at} figure={figure} labels={labels} from={from} key={at} />
      );
    }),
  ];
  return (
    <Detail heading={table.heading} text={table.text} width="whole">
      <Table
        className={clsx(styles.table, styles.quotes, quotes.length === 3 && styles.three)}
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
