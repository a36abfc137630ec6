import { Carousel } from '@/components/ui/Carousel/Carousel';
import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type CarouselSectionProps, Section } from '../Section/Section';
import styles from './News.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, (max-width: 1296px) 33vw, 387px';

interface Props extends CarouselSectionProps<'news'> {
  locale: string;
}

export function News({ content: { heading, label, readMore, items }, labels, locale }: Props) {
  return (
    <Section surface="noon" labelledBy="news-heading" id="news">
      <h2 className={styles.heading} id="news-heading">
        {heading}
      </h2>
      <Carousel
        label={label}
        layout="cards"
        movement={{ interval: 2000, speed: 500 }}
        labels={labels}
        dots
        slides={items.map(({ id, image, title, date, link, source }) => ({
          id,
          content: (
            <article className={styles.card}>
              <Picture className={styles.picture} content={image} sizes={SIZES} />
              <div className={styles.words}>
                <p className={styles.date}>
                  <DateText day={date} locale={locale} />
                  {source && ` · ${source}`}
                </p>
                <h3 className={styles.title}>{unbroken(title)}</h3>
                <a className={styles.link} href={link}>
                  {readMore}
                  <span className={styles.hidden}>: {title}</span>
                </a>
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
