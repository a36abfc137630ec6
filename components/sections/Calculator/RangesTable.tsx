import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import { FigureOutput } from './Part';
import { showFigure } from './show-figure';
import type { Result } from './result';
import styles from './Calculator.module.scss';

interface Props {
  content: CalculatorContent['ranges'];
  /** The main figures: what stands there is repeated here as text. */
  main: CalculatorContent['parts'][number];
  words: CalculatorWords;
  result: Result;
  from: string;
}

/** What is not certain, as a range: the low, the likely and the high case side by side. */
export function RangesTable({ content, main, words, result, from }: Props) {
  const { low, likely, high } = words.years;
  const isMain = (name: string) => main.figures.some((figure) => figure.name === name);
  return (
    <div className={styles.part}>
      <h3 className={styles.partHeading}>{content.heading}</h3>
      <table className={styles.bill}>
        <caption>{content.heading}</caption>
        <thead>
          <tr>
            <td />
            {[low, likely, high].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map(({ label, names }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {names.map((name, index) => (
                <td key={index}>
                  {name &&
                    (isMain(name) ? (
                      showFigure(result.outcome.figures[name]!, words)
                    ) : (
                      <FigureOutput name={name} words={words} result={result} from={from} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{content.text}</p>
    </div>
  );
}
