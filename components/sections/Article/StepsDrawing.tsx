import { Text } from '@/components/ui/Text/Text';
import type { FigureOf } from '@/content/schemas/article-figures';
import type { FigureProps } from './figure-props';
import styles from './Figures.module.scss';

/** The figure of steps: a numbered list along a line, each step with who acts. */
export function StepsFigure({ content: { caption, steps }, marks }: FigureProps<FigureOf<'steps'>>) {
  return (
    <>
      <figcaption className={styles.caption}>
        <p>
          {caption}
          {marks}
        </p>
      </figcaption>
      <ol className={styles.steps}>
        {steps.map(({ title, who, text, days }) => (
          <li className={styles.step} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.who}>
              <Text>{days ? `${who} · ${days}` : who}</Text>
            </p>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
