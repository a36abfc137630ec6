import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './SolutionTiles.module.scss';

const SIZES = '(max-width: 480px) 100vw, (max-width: 768px) 40vw, (max-width: 1296px) 30vw, 384px';

export function SolutionTiles({ content: { heading, tiles }, surface = 'dawn' }: SectionProps<'solutionTiles'>) {
  return (
    <Section surface={surface} labelledBy="solutions" heading={heading}>
      <ul className={`appear ${styles.tiles}`}>
        {tiles.map(({ title, text, href, picture }) => (
          <li key={href}>
            <a className={styles.tile} href={href}>
              <Picture content={picture} sizes={SIZES} className={styles.picture} />
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <span>{unbroken(title)}</span>
                  <Icon name="arrow" />
                </h3>
                <p className={styles.text}>{unbroken(text)}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
