import { Carousel } from '@/components/ui/Carousel/Carousel';
import type { CarouselWords } from '@/components/ui/Carousel/types';
import { Picture } from '@/components/ui/Picture/Picture';
import { Words } from '@/components/ui/Words/Words';
import type { ConsultationContent } from '@/content/schemas/sections';
import styles from './ConsultationCarousel.module.scss';

const SIZES = '(max-width: 1023px) 100vw, (max-width: 1296px) 46vw, 592px';

interface Props {
  content: ConsultationContent;
  words: CarouselWords;
}

/** The carousel that shows what follows from a consultation, with one picture for each step. */
export function ConsultationCarousel({ content: { heading, line, label, slides, then }, words }: Props) {
  return (
    <>
      <h2 className={styles.heading}>
        <Words>{heading}</Words>
      </h2>
      <p className={styles.line}>
        <Words>{line}</Words>
      </p>
      <div className={styles.carousel}>
        <Carousel
          label={label}
          layout="single"
          movement={{ interval: 3000, speed: 500 }}
          words={words}
          dots
          slides={slides.map(({ picture, title, text }) => ({
            id: title,
            content: (
              <figure>
                <Picture className={styles.picture} content={picture} sizes={SIZES} />
                <figcaption className={styles.caption}>
                  <strong className={styles.title}>
                    <Words>{title}</Words>
                  </strong>
                  <Words>{text}</Words>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
      <p className={styles.then}>
        <Words>{then}</Words>
      </p>
    </>
  );
}
