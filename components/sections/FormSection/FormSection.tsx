import type { ReactNode } from 'react';
import { wireAsleep } from '@/components/forms/Asleep/wire-asleep';
import { Icon } from '@/components/ui/Icon/Icon';
import type { FormSectionContent } from '@/content/schema';
import { Section, type Surface } from '../Section/Section';
import styles from './FormSection.module.scss';

interface Props {
  content: FormSectionContent;
  surface?: Surface;
  /** The form; its name is this section's heading. */
  children: (labelledBy: string) => ReactNode;
}

/** A form with its promise beside it. */
export function FormSection({ content: { id, heading, line, promises }, surface = 'golden', children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} labelledBy={headingId} id={id}>
      <div className={styles.columns}>
        <div className={styles.promise}>
          <h2 id={headingId}>{heading}</h2>
          <p className={styles.line}>{line}</p>
          <ul className={styles.promises}>
            {promises.map(({ icon, text }) => (
              <li className={styles.item} key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>{children(headingId)}</div>
      </div>
      {/* In the page itself: it speaks up when the page's scripts do not come. The policy allows it by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: `(${wireAsleep.toString()})()` }} />
    </Section>
  );
}
