import styles from './Footer.module.scss';

interface Props {
  heading: string;
  /** A town without a page of its own is named without an address. */
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
