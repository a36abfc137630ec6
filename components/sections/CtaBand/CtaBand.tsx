import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { CtaBandContent } from '@/content/schemas/cta-band';
import { Section } from '../Section/Section';
import styles from './CtaBand.module.scss';

/** The end of a page: its one next step. */
export function CtaBand({ content: { heading, text, action } }: { content: CtaBandContent }) {
  return (
    <Section surface="golden" labelledBy="next-step">
      <div className={styles.columns}>
        <div>
          <h2 id="next-step">{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </div>
    </Section>
  );
}
