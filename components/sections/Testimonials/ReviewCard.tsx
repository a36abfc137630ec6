import { fill } from '@/lib/content/fill';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { ReviewContent, TestimonialsContent } from '@/content/schemas/entries';
import { splitReview } from './split-review';
import styles from './Testimonials.module.scss';

interface Props {
  content: ReviewContent;
  labels: Pick<TestimonialsContent, 'rating' | 'readMore'>;
}

export function ReviewCard({ content: { text, author }, labels }: Props) {
  const { opening, rest } = splitReview(text);
  const name = author.replace(/★+$/, '');
  const stars = author.slice(name.length);
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{unbroken(opening)}</p>
        {rest && (
          <details className={styles.rest}>
            <summary className={styles.more}>{labels.readMore}</summary>
            <p>{unbroken(rest)}</p>
          </details>
        )}
      </blockquote>
      <figcaption className={styles.author}>
        <span>{unbroken(name.trim())}</span>{' '}
        <span className={styles.stars} aria-hidden="true">
          {stars}
        </span>
        <span className={styles.rating}>{fill(labels.rating, { stars: stars.length })}</span>
      </figcaption>
    </figure>
  );
}
