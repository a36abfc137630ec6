import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './GuideCards.module.scss';

export function GuideCards({ content: { heading, line, guides } }: { content: ContentOf<'guideCards'> }) {
  return (
    <Section surface="noon" heading={heading} line={line}>
      <ul className={styles.guides}>
        {guides.map(({ title, text, cover, contentsHeading, contents, file, download, format }) => (
          <li className={styles.guide} key={file}>
            <div className={clsx('surface-golden', styles.shelf)}>
              <Picture content={cover} sizes="176px" className={styles.cover} />
            </div>
            <div className={styles.words}>
              <h3>{unbroken(title)}</h3>
              <p>{unbroken(text)}</p>
              <h4 className={styles.contentsHeading}>{contentsHeading}</h4>
              <ol className={styles.contents}>
                {contents.map((chapter) => (
                  <li key={chapter}>{chapter}</li>
                ))}
              </ol>
              <a className={styles.download} href={file} download>
                <Icon name="download" size={20} />
                <span>
                  {download} <span className={styles.format}>({format})</span>
                  <span className={styles.of}>: {title}</span>
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
