import { Carousel } from '@/components/ui/Carousel/Carousel';
import type { CarouselLabels } from '@/components/ui/Carousel/types';
import { Picture } from '@/components/ui/Picture/Picture';
import { Text } from '@/components/ui/Text/Text';
import type { ConsultationContent } from '@/content/schemas/sections';
import styles from './ConsultationCarousel.module.scss';

const SIZES = '(max-width: 1023px) 100vw, (max-width: 1296px) 46vw, 592px';

interface Props {
  content: ConsultationContent;
  labels: CarouselLabels;
}

/** The carousel that shows what follows from a consultation, with one picture for each step. */
export function ConsultationCarousel({ content: { heading, line, label, slides, then }, labels }: Props) {
  return (
    <>
      <h2 className={styles.heading}>
        <Text>{heading}</Text>
      </h2>
      <p className={styles.line}>
        <Text>{line}</Text>
      </p>
      <div className={styles.carousel}>
        <Carousel
          label={label}
          layout="single"
          movement={{ interval: 3000, speed: 500 }}
          labels={labels}
          dots
          slides={slides.map(({ picture, title, text }) => ({
            id: title,
            content: (
              <figure>
                <Picture className={styles.picture} content={picture} sizes={SIZES} />
                <figcaption className={styles.caption}>
                  <strong className={styles.title}>
                    <Text>{title}</Text>
                  </strong>
                  <Text>{text}</Text>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
      <p className={styles.then}>
        <Text>{then}</Text>
      </p>
    </>
  );
}
