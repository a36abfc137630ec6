import styles from './Footer.module.scss';

interface Props {
  heading: string;
  /** Links, or the name of a town alone if the town has no page. */
  links: readonly { text: string; href?: string }[];
}

export function LinkGroup({ heading, links }: Props) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={text}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
