import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { LinkContent } from '@/content/schemas/blocks';
import { Section } from '../Section/Section';
import styles from './LinkList.module.scss';

interface Props {
  content: { heading: string; links: readonly LinkContent[] };
}

export function LinkList({ content: { heading, links } }: Props) {
  return (
    <Section surface="noon" labelledBy="ways">
      <h2 id="ways">{heading}</h2>
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
