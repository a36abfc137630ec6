import { unbroken } from '@/components/ui/Text/unbroken';
import type { DrawingOf } from '@/content/schemas/article-drawings';
import type { DrawingProps } from './drawing-props';
import styles from './Drawings.module.scss';

export function StepsDrawing({ content: { caption, steps }, marks }: DrawingProps<DrawingOf<'steps'>>) {
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
            <p className={styles.who}>{unbroken(days ? `${who} · ${days}` : who)}</p>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
