import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type CarouselSectionProps, Section } from '../Section/Section';
import styles from './ProjectCarousel.module.scss';

const SIZES = '(max-width: 639px) 100vw, (max-width: 1023px) 50vw, (max-width: 1296px) 33vw, 387px';

export function ProjectCarousel({ content, labels }: CarouselSectionProps<'projectCarousel'>) {
  const { heading, line, label, items } = content;
  return (
    <Section surface="noon" labelledBy="projects-heading" id="projects">
      <div className={styles.head}>
        <h2 id="projects-heading">{heading}</h2>
        <p>{line}</p>
      </div>
      <Carousel
        label={label}
        layout="spotlight"
        movement={{ interval: 1500, speed: 800 }}
        labels={labels}
        slides={items.map(({ img, title }) => ({
          id: img.src,
          content: (
            <figure className={styles.project}>
              <Picture className={styles.picture} content={img} sizes={SIZES} />
              <figcaption className={styles.title}>{unbroken(title)}</figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}
