import { fill } from '@/lib/content/fill';
import { Words } from '@/components/ui/Words/Words';
import type { ReviewContent, TestimonialsContent } from '@/content/schemas/entries';
import { splitReview } from './split-review';
import styles from './Testimonials.module.scss';

interface Props {
  content: ReviewContent;
  words: Pick<TestimonialsContent, 'rating' | 'readMore'>;
}

/** A card with one customer review. Screen readers read the stars in the author's line as a rating. */
export function ReviewCard({ content: { text, author }, words }: Props) {
  const { opening, rest } = splitReview(text);
  const name = author.replace(/★+$/, '');
  const stars = author.slice(name.length);
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>
          <Words>{opening}</Words>
        </p>
        {rest && (
          <details className={styles.rest}>
            <summary className={styles.more}>{words.readMore}</summary>
            <p>
              <Words>{rest}</Words>
            </p>
          </details>
        )}
      </blockquote>
      <figcaption className={styles.author}>
        <span>
          <Words>{name.trim()}</Words>
        </span>{' '}
        <span className={styles.stars} aria-hidden="true">
          {stars}
        </span>
        <span className={styles.rating}>{fill(words.rating, { stars: stars.length })}</span>
      </figcaption>
    </figure>
  );
}
