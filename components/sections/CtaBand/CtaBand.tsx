import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './CtaBand.module.scss';

interface Props extends SectionProps<'ctaBand'> {
  id?: string;
}

export function CtaBand({ content: { heading, text, action }, surface = 'golden', id = 'next-step' }: Props) {
  return (
    <Section surface={surface} labelledBy={id}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading} id={id}>
            {unbroken(heading)}
          </h2>
          <p className={styles.text}>{unbroken(text)}</p>
        </div>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </div>
    </Section>
  );
}
