import { Icon } from '@/components/ui/Icon/Icon';
import type { LocationsContent } from '@/content/schemas/locations';
import { Section } from '../Section/Section';
import styles from './Locations.module.scss';

/** The section that lists the places where the company works, as a grid of names. */
export function Locations({ content: { heading, text, names } }: { content: LocationsContent }) {
  return (
    <Section surface="noon" labelledBy="locations">
      <h2 id="locations">{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={`settle ${styles.names}`}>
        {names.map((name) => (
          <li className={styles.name} key={name}>
            <Icon name="pin" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
