import { breadcrumbsOf, type PlacedPage } from '@/lib/pages';
import styles from './Breadcrumbs.module.scss';

type Props = PlacedPage & { site: { interface: { breadcrumb: string } } };

export function Breadcrumbs(props: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={props.site.interface.breadcrumb}>
      <ol className={styles.steps}>
        {breadcrumbsOf(props).map(({ name, address }) => (
          <li className={styles.step} key={address}>
            <a href={address} aria-current={address === props.page.address ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
