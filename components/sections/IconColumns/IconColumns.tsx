import { TextWithDate } from '@/components/ui/DateText/TextWithDate';
import { Icon } from '@/components/ui/Icon/Icon';
import { Text } from '@/components/ui/Text/Text';
import type { ExamplesContent, IconColumnsContent } from '@/content/schemas/sections';
import { Section, type Surface } from '../Section/Section';
import styles from './IconColumns.module.scss';

interface Props {
  content: IconColumnsContent;
  /** The language in which dates are written, for example `en-IN`. */
  locale: string;
  surface?: Surface;
}

/** A section of three items side by side, each with an icon: answers to readers' questions, or the company's values. */
export function IconColumns({ content: { heading, items }, locale, surface = 'noon' }: Props) {
  return (
    <Section surface={surface} heading={heading}>
      <ul className={`appear ${styles.items}`}>
        {items.map(({ icon, title, text, examples, more }) => (
          <li className={styles.item} key={title}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <div className={styles.words}>
              <h3>
                <Text>{title}</Text>
              </h3>
              <p className={styles.text}>
                <Text>{text}</Text>
              </p>
              {examples && <Examples content={examples} locale={locale} />}
              {more && (
                <a className={styles.more} href={more.href}>
                  {more.text}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ExamplesProps {
  content: ExamplesContent;
  locale: string;
}

function Examples({ content: { caption, items, asOf }, locale }: ExamplesProps) {
  return (
    <>
      <dl className={styles.examples}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.sum}>
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>
        <TextWithDate day={asOf} locale={locale}>
          {caption}
        </TextWithDate>
      </p>
    </>
  );
}
