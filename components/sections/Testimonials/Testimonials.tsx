import clsx from 'clsx';
import { useId } from 'react';
import type { CarouselWords } from '@/components/ui/Carousel/types';
import { Rotator } from '@/components/ui/Rotator/Rotator';
import { Words } from '@/components/ui/Words/Words';
import type { TestimonialsContent } from '@/content/schemas/entries';
import { Section } from '../Section/Section';
import { ReviewCard } from './ReviewCard';
import styles from './Testimonials.module.scss';

/** How the customer reviews of each kind of page move. The interval is in milliseconds. */
const variants = {
  home: { show: 2, step: 1, interval: 2000 },
  housing: { show: 1, step: 1, interval: 3000 },
  commercial: { show: 2, step: 2, interval: 3000 },
} as const;

interface Props {
  content: TestimonialsContent;
  words: CarouselWords;
}

/** The section with customer reviews, which are shown in turns. */
export function Testimonials({ content, words }: Props) {
  const headingId = useId();
  const { variant, heading, line, claim, label, reviews } = content;
  return (
    <Section surface="sky" labelledBy={headingId}>
      <div className={clsx(styles.columns, styles[variant])}>
        <div className={styles.head}>
          {claim && (
            <p className={styles.claim}>
              <strong className={styles.figure}>{claim.figure}</strong> {claim.text}
            </p>
          )}
          <h2 id={headingId}>
            <Words>{heading}</Words>
          </h2>
          {line && (
            <p className={styles.line}>
              <Words>{line}</Words>
            </p>
          )}
        </div>
        <Rotator
          {...variants[variant]}
          label={label}
          words={words}
          slides={reviews.map((review) => (
            <ReviewCard key={review.author} content={review} words={content} />
          ))}
        />
      </div>
    </Section>
  );
}
