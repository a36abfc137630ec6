import styles from './Breadcrumbs.module.scss';

interface Props {
  /** The name of the breadcrumbs for screen readers. */
  label: string;
  /** The pages from the first one to the current one. */
  steps: { name: string; address: string }[];
}

/** The pages above the current page as links, then the current page. */
export function Breadcrumbs({ label, steps }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, address }, index) => (
          <li className={styles.step} key={address}>
            <a href={address} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
