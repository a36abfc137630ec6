import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture/Picture';
import type { NewsContent } from '@/content/schemas/news';
import { Section } from '../Section/Section';
import styles from './News.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, (max-width: 1296px) 33vw, 387px';

/** A day without an hour is the same everywhere: read in UTC, or a build west of Greenwich prints the day before. */
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What others wrote about solar, one card a report. */
export function News({ content: { heading, label, readMore, items, words } }: { content: NewsContent }) {
  return (
    <Section surface="noon" labelledBy="news-heading" id="news">
      <h2 className={styles.heading} id="news-heading">
        {heading}
      </h2>
      <Carousel
        label={label}
        layout="cards"
        movement={{ interval: 2000, speed: 500 }}
        words={words}
        dots
        slides={items.map(({ id, image, title, date, link, source }) => ({
          id,
          content: (
            <article className={styles.card}>
              <Picture className={styles.picture} content={image} sizes={SIZES} />
              <div className={styles.words}>
                <p className={styles.date}>
                  <time dateTime={date}>{day.format(new Date(date))}</time>
                  {source && ` · ${source}`}
                </p>
                <h3 className={styles.title}>{title}</h3>
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
