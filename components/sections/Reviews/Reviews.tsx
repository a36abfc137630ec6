import { Section, type SectionProps } from '../Section/Section';
import { ReviewCard } from '../Testimonials/ReviewCard';
import styles from './Reviews.module.scss';

export function Reviews({ content, surface = 'noon' }: SectionProps<'reviews'>) {
  return (
    <Section surface={surface} heading={content.heading}>
      {/* Safari drops the list role of a list without markers. */}
      <ul className={`appear ${styles.reviews}`} role="list">
        {content.reviews.map((review) => (
          <li className={styles.review} key={review.author}>
            <ReviewCard content={review} labels={content} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
