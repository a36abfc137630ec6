import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Words } from '@/components/ui/Words/Words';
import type { CtaBandContent } from '@/content/schemas/cta-band';
import { Section, type Surface } from '../Section/Section';
import styles from './CtaBand.module.scss';

interface Props {
  content: CtaBandContent;
  surface?: Surface;
}

/** The band at the end of a page, with one call to action. */
export function CtaBand({ content: { heading, text, action }, surface = 'golden' }: Props) {
  return (
    <Section surface={surface} labelledBy="next-step">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading} id="next-step">
            <Words>{heading}</Words>
          </h2>
          <p className={styles.text}>
            <Words>{text}</Words>
          </p>
        </div>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </div>
    </Section>
  );
}
