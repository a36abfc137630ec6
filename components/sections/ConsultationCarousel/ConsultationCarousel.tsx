import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ConsultationContent } from '@/content/schemas/consultation';
import styles from './ConsultationCarousel.module.scss';

const SIZES = '(max-width: 1023px) 100vw, (max-width: 1296px) 46vw, 592px';

/** What a consultation leads to, one picture a step. */
export function ConsultationCarousel({ content: { heading, line, label, slides, words } }: { content: ConsultationContent }) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.line}>{line}</p>
      <div className={styles.carousel}>
        <Carousel
          label={label}
          layout="single"
          movement={{ interval: 3000, speed: 500 }}
          words={words}
          dots
          slides={slides.map(({ picture, title, text }) => ({
            id: picture.src,
            content: (
              <figure>
                <Picture className={styles.picture} content={picture} sizes={SIZES} />
                <figcaption className={styles.caption}>
                  <strong className={styles.title}>{title}</strong>
                  {text}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </>
  );
}
