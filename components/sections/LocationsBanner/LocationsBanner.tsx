import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './LocationsBanner.module.scss';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1296px) 46vw, 588px';

export function LocationsBanner({ content: { heading, text, map } }: { content: ContentOf<'locationsBanner'> }) {
  return (
    <Section surface="sky" labelledBy="reach">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading} id="reach">
            {unbroken(heading)}
          </h2>
          <p className={styles.text}>{unbroken(text)}</p>
        </div>
        <Picture content={map} sizes={SIZES} className={styles.map} />
      </div>
    </Section>
  );
}
