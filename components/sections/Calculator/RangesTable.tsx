import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { FigureOutput } from './Part';
import { showFigure } from './show-figure';
import styles from './Calculator.module.scss';

interface Props {
  content: CalculatorContent['ranges'];
  /** The main figures: what stands there is repeated here as text. */
  main: CalculatorContent['parts'][number];
  words: CalculatorWords;
  outcome: Outcome;
  from: string;
}

/** What is not certain, as a range: the low, the likely and the high case side by side. */
export function RangesTable({ content, main, words, outcome, from }: Props) {
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
                      showFigure(outcome.figures[name]!, words)
                    ) : (
                      <FigureOutput name={name} words={words} outcome={outcome} from={from} />
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
