import styles from './Breadcrumb.module.scss';

interface Props {
  /** The name of the breadcrumb for screen readers. */
  label: string;
  /** The pages from the first one to the current one. */
  trail: { name: string; address: string }[];
}

/** A breadcrumb: the pages above the current page as links, then the current page. */
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
