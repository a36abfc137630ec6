import { Words } from '@/components/ui/Words/Words';
import type { ReviewsContent } from '@/content/schemas/testimonials';
import { Section, type Surface } from '../Section/Section';
import { ReviewCard } from '../Testimonials/ReviewCard';
import styles from './Reviews.module.scss';

interface Props {
  content: ReviewsContent;
  surface?: Surface;
}

/** A few reviews side by side, which stay where they are. */
export function Reviews({ content, surface = 'noon' }: Props) {
  return (
    <Section surface={surface} labelledBy="reviews">
      <h2 id="reviews">
        <Words>{content.heading}</Words>
      </h2>
      {/* Safari forgets that a list without markers is a list, unless its role says so. */}
      <ul className={styles.reviews} role="list">
        {content.reviews.map((review) => (
          <li className={styles.review} key={review.author}>
            <ReviewCard content={review} words={content} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
