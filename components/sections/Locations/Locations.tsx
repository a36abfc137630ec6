import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Locations.module.scss';

export function Locations({ content: { heading, text, places } }: { content: ContentOf<'locations'> }) {
  return (
    <Section surface="noon" labelledBy="locations" heading={heading}>
      <p className={styles.text}>{text}</p>
      <ul className={`appear ${styles.names}`}>
        {places.map(({ text: name, href }) => (
          <li key={name}>
            <Place className={styles.name} href={href}>
              <Icon name="pin" />
              {name}
            </Place>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Place({ href, ...rest }: { href?: string; className?: string; children: ReactNode }) {
  return href ? <a href={href} {...rest} /> : <span {...rest} />;
}
