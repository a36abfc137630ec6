import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { CarouselSectionProps } from '../Section/Section';
import styles from './ConsultationCarousel.module.scss';

const SIZES = '(max-width: 1023px) 100vw, (max-width: 1296px) 46vw, 592px';

export function ConsultationCarousel({ content, labels }: CarouselSectionProps<'consultationCarousel'>) {
  const { heading, line, label, slides, then } = content;
  return (
    <>
      <h2 className={styles.heading}>{unbroken(heading)}</h2>
      <p className={styles.line}>{unbroken(line)}</p>
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
                  <strong className={styles.title}>{unbroken(title)}</strong>
                  {unbroken(text)}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
      <p className={styles.then}>{unbroken(then)}</p>
    </>
  );
}
