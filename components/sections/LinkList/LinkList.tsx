import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { LinkContent } from '@/lib/content/parts';
import { Section } from '../Section/Section';
import styles from './LinkList.module.scss';

interface Props {
  content: { heading: string; links: readonly LinkContent[] };
  id?: string;
}

export function LinkList({ content: { heading, links }, id = 'ways' }: Props) {
  return (
    <Section surface="noon" labelledBy={id} heading={heading}>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <ButtonLink href={href} look="secondary">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
