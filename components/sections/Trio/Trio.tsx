import { useId } from 'react';
import { DatedWords } from '@/components/ui/DateText/DatedWords';
import { Icon } from '@/components/ui/Icon/Icon';
import { Words } from '@/components/ui/Words/Words';
import type { ExamplesContent, TrioContent } from '@/content/schemas/sections';
import { Section, type Surface } from '../Section/Section';
import styles from './Trio.module.scss';

interface Props {
  content: TrioContent;
  /** The language in which dates are written, for example `en-IN`. */
  locale: string;
  surface?: Surface;
}

/** A section of three items side by side, each with an icon: answers to readers' questions, or the company's values. */
export function Trio({ content: { heading, items }, locale, surface = 'noon' }: Props) {
  const headingId = useId();
  return (
    <Section surface={surface} labelledBy={headingId}>
      <h2 id={headingId}>
        <Words>{heading}</Words>
      </h2>
      <ul className={`settle ${styles.items}`}>
        {items.map(({ icon, title, text, examples, more }) => (
          <li className={styles.item} key={title}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <div className={styles.words}>
              <h3>
                <Words>{title}</Words>
              </h3>
              <p className={styles.text}>
                <Words>{text}</Words>
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
              <Words>{text}</Words>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>
        <DatedWords day={asOf} locale={locale}>
          {caption}
        </DatedWords>
      </p>
    </>
  );
}
