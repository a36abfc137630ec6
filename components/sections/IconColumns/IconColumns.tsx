import { TextWithDate } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { ExamplesContent } from '@/content/schemas/sections';
import { Section, type SectionProps } from '../Section/Section';
import styles from './IconColumns.module.scss';

interface Props extends SectionProps<'iconColumns'> {
  locale: string;
}

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
              <h3>{unbroken(title)}</h3>
              <p className={styles.text}>{unbroken(text)}</p>
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

function Examples({ content, locale }: { content: ExamplesContent; locale: string }) {
  const { caption, items, asOf } = content;
  return (
    <>
      <dl className={styles.examples}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.sum}>{unbroken(text)}</dd>
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
