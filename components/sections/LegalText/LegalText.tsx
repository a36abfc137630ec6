import { DateText } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import type { LegalTextContent } from '@/content/schemas/articles';
import { Prose } from '../Prose/Prose';
import styles from './LegalText.module.scss';

interface Props {
  content: LegalTextContent;
  locale: string;
}

export function LegalText({ content: { contents, inForce, ask, sections }, locale }: Props) {
  return (
    <div className={`surface-noon ${styles.page}`}>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.contentsHeading} id="contents">
            {contents}
          </h2>
          <ol className={styles.links}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.inForce}>
            {inForce.text} <DateText day={inForce.date} locale={locale} />
          </p>
          {sections.map(({ id, heading, blocks }) => (
            <section className={styles.section} id={id} aria-labelledby={`${id}-heading`} key={id}>
              <h2 className={styles.heading} id={`${id}-heading`}>
                {heading}
              </h2>
              <Prose blocks={blocks} />
            </section>
          ))}
        </div>
        <aside className={styles.ask} aria-labelledby="ask">
          <h2 className={styles.askHeading} id="ask">
            {ask.heading}
          </h2>
          <p>{ask.text}</p>
          <ul className={styles.ways}>
            {ask.ways.map(({ icon, text, href }) => (
              <li key={href}>
                <a className={styles.way} href={href}>
                  <Icon name={icon} size={20} />
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
