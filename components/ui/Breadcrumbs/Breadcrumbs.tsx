import styles from './Breadcrumbs.module.scss';

export function Breadcrumbs({ label, steps }: { label: string; steps: { name: string; address: string }[] }) {
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
