import type { LinkContent } from '@/content/schemas/blocks';
import styles from './Footer.module.scss';

interface Props {
  heading: string;
  links: readonly LinkContent[];
}

export function LinkGroup({ heading, links }: Props) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
