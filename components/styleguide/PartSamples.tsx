import { ButtonLink } from '../ui/ButtonLink/ButtonLink';
import { Carousel } from '../ui/Carousel/Carousel';
import type { CarouselLabels } from '../ui/Carousel/types';
import { Icon, type IconName } from '../ui/Icon/Icon';
import { Picture } from '../ui/Picture/Picture';
import type { PictureContent } from '@/lib/picture';
import styles from './Samples.module.scss';

interface Props {
  icons: readonly IconName[];
  pictures: PictureContent[];
  labels: CarouselLabels;
}

export function PartSamples({ icons, pictures, labels }: Props) {
  return (
    <div className={styles.samples}>
      <p className={styles.row}>
        <ButtonLink href="#content">Primary button</ButtonLink>
        <ButtonLink href="#content" look="secondary">
          Secondary button
        </ButtonLink>
        <a href="#content">A link by itself</a>
      </p>
      <ul className={styles.row}>
        {icons.map((name) => (
          <li className={styles.icon} key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      {pictures.map((picture) => (
        <Picture content={picture} sizes="18rem" key={picture.src} />
      ))}
      <Carousel
        label="Samples"
        layout="cards"
        movement={{ interval: 4000, speed: 500 }}
        labels={labels}
        dots
        slides={['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
          id: name,
          content: <p className={styles.card}>{name}</p>,
        }))}
      />
    </div>
  );
}
