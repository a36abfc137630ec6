import styles from './Breadcrumb.module.scss';

interface Props {
  /** What screen readers call it. */
  label: string;
  /** The pages from the first one to this one. */
  trail: { name: string; address: string }[];
}

/** The pages above this one as links, then this one. */
export function Breadcrumb({ label, trail }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.steps}>
        {trail.map(({ name, address }, index) => (
          <li className={styles.step} key={address}>
            <a href={address} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
