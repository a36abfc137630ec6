import clsx from 'clsx';
import { Badge } from '@/components/ui/Badge/Badge';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type CarouselSectionProps, Section } from '../Section/Section';
import styles from './HeroSlider.module.scss';

interface Props extends CarouselSectionProps<'heroSlider'> {
  /** 1 in the first section of a page: the heading of the first slide is then the h1. */
  level?: 1 | 2;
}

/** 58vw is more than the frame's width, because the 4:3 frame cuts off the sides of a wider picture. */
const SIZES = '(max-width: 1023px) 100vw, (max-width: 1296px) 58vw, 743px';

export function HeroSlider({ content: { id, kicker, label, slides, action, badge }, labels, level = 2 }: Props) {
  const leads = level === 1;
  const headingId = `${id}-heading`;
  return (
    <Section surface={leads ? 'dawn' : 'noon'} labelledBy={headingId} id={id}>
      <Carousel
        label={label}
        layout="fade"
        movement={{ interval: 4000, speed: 700 }}
        labels={labels}
        dots
        slides={slides.map(({ heading, text, picture }, index) => {
          const Heading = leads && index === 0 ? 'h1' : 'h2';
          return {
            id: heading,
            content: (
              <div className={styles.slide}>
                <div className={styles.words}>
                  {kicker && <p className={styles.kicker}>{kicker}</p>}
                  <Heading
                    className={clsx(styles.heading, leads && styles.leading)}
                    id={index === 0 ? headingId : undefined}
                  >
                    {unbroken(heading)}
                  </Heading>
                  <p className={styles.text}>{unbroken(text)}</p>
                  {action && (
                    <div className={styles.next}>
                      <ButtonLink href={action.href}>{action.text}</ButtonLink>
                      {badge && <Badge value={badge.value} text={badge.text} />}
                    </div>
                  )}
                </div>
                <Picture className={styles.picture} content={picture} sizes={SIZES} first={leads && index === 0} />
              </div>
            ),
          };
        })}
      />
    </Section>
  );
}
