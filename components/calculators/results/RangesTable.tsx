import clsx from 'clsx';
import type { CalculatorContent } from '@/content/schemas/calculator';
import { figureNamed } from '@/lib/solar/outcome';
import { FigureOutput, FigureText } from './FigureList';
import type { ResultProps } from '../state/calculation';
import { Detail, DetailText } from './Detail';
import styles from './ResultTable.module.scss';

interface Props extends Omit<ResultProps, 'assumptions'> {
  content: CalculatorContent['ranges'];
  main: CalculatorContent['parts'][number];
}

/** Sets roles, because browsers drop the roles of a table's parts if CSS changes their `display`. */
export function RangesTable({ content, main, labels, result, from }: Props) {
  const { low, likely, high } = labels.years;
  const isMain = (name: string) => main.figures.some((figure) => figure.name === name);
  return (
    <Detail heading={content.heading} width="whole">
      <table className={clsx(styles.table, styles.ranges)} role="table">
        <caption>{content.heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {[low, likely, high].map((name) => (
              <th scope="col" role="columnheader" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {content.rows.map(({ label, names }) => (
            <tr role="row" key={label}>
              <th scope="row" role="rowheader">
                {label}
              </th>
              {names.map((name, index) => (
                <td role="cell" data-scenario={[low, likely, high][index]} key={index}>
                  {name &&
                    (isMain(name) ? (
                      <FigureText figure={figureNamed(name, result.outcome)} labels={labels} />
                    ) : (
                      <FigureOutput
                        name={name}
                        figure={figureNamed(name, result.outcome)}
                        labels={labels}
                        from={from}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DetailText>{content.text}</DetailText>
    </Detail>
  );
}
