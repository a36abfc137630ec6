import clsx from 'clsx';
import { useId } from 'react';
import type { CarouselLabels } from '@/components/ui/Carousel/types';
import { Rotator } from '@/components/ui/Rotator/Rotator';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { TestimonialsContent } from '@/content/schemas/entries';
import { Section } from '../Section/Section';
import { ReviewCard } from './ReviewCard';
import styles from './Testimonials.module.scss';

/** The interval is in milliseconds. */
const variants = {
  home: { show: 2, step: 1, interval: 2000 },
  housing: { show: 1, step: 1, interval: 3000 },
  commercial: { show: 2, step: 2, interval: 3000 },
} as const;

export function Testimonials({ content, labels }: { content: TestimonialsContent; labels: CarouselLabels }) {
  const headingId = useId();
  const { variant, heading, line, claim, label, reviews } = content;
  return (
    <Section surface="sky" labelledBy={headingId}>
      <div className={clsx(styles.columns, styles[variant])}>
        <div className={styles.head}>
          {claim && (
            <p className={styles.claim}>
              <strong className={styles.value}>{claim.value}</strong> {claim.text}
            </p>
          )}
          <h2 id={headingId}>{unbroken(heading)}</h2>
          {line && <p className={styles.line}>{unbroken(line)}</p>}
        </div>
        <Rotator
          {...variants[variant]}
          label={label}
          labels={labels}
          slides={reviews.map((review) => (
            <ReviewCard key={review.author} content={review} labels={content} />
          ))}
        />
      </div>
    </Section>
  );
}
