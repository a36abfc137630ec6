import type { CalculatorWords } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { rupeesText } from '@/lib/solar/shown';
import { total } from '@/lib/solar/sun';
import type { Bill } from '@/lib/solar/tariff';
import styles from './Calculator.module.scss';

/** The bill before and after, line by line as the electricity company prints it. */
export function BillTable({ words, outcome }: { words: CalculatorWords['bill']; outcome: Outcome }) {
  const { before, after, paid } = outcome;
  const rates = [...new Set(before.energy.map(({ rate }) => rate))];
  const inSlab = (bill: Bill, rate: number) =>
    total(bill.energy.flatMap((slab) => (slab.rate === rate ? [slab.rupees] : [])));
  const lines: [string, number, number][] = [
    ...rates.map((rate): [string, number, number] => [
      words.slab.replace('{rate}', rate.toFixed(2)),
      inSlab(before, rate),
      inSlab(after, rate),
    ]),
    [words.fixed, before.fixed, after.fixed],
    [words.surcharge, before.surcharge, after.surcharge],
    [words.duty, before.duty, after.duty],
    ...(paid >= 5 ? [[words.paid, 0, -paid] satisfies [string, number, number]] : []),
  ];
  const [name, then, now] = words.columns;
  return (
    <table className={styles.bill}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{then}</th>
          <th scope="col">{now}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([line, was, is]) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{rupeesText(was)}</td>
            <td>{rupeesText(is)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{rupeesText(before.total)}</td>
          <td>{rupeesText(after.total - paid)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
