import clsx from 'clsx';
import type { PictureContent, PictureFiles } from '@/lib/picture';
import styles from './Picture.module.scss';
import tints from './Tints.module.scss';
import { webpWidth } from './webp-width';

interface Props {
  content: PictureContent;
  sizes: string;
  first?: boolean;
  className?: string;
}

export const PHONE = '(max-width: 768px)';

const avif = ({ stem, widths }: PictureFiles) => widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
const webp = ({ stem, widths }: PictureFiles) => `${stem}-${webpWidth(widths)}.webp`;
const jpeg = ({ stem, widths }: PictureFiles) => `${stem}-${widths.at(-1)}.jpg`;

export function Picture({ content, sizes, first = false, className }: Props) {
  const { src, width, height, alt = '', tint, files, phone } = content;
  const image = (
    // Next.js's image component writes style attributes, which the security policy forbids.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      className={clsx(styles.picture, tint && tints[tint], className)}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!files) return image;
  return (
    <picture className={styles.choice}>
      {phone && (
        <>
          <source
            media={PHONE}
            type="image/avif"
            srcSet={avif(phone)}
            sizes={sizes}
            width={phone.width}
            height={phone.height}
          />
          <source media={PHONE} type="image/webp" srcSet={webp(phone)} width={phone.width} height={phone.height} />
          <source media={PHONE} srcSet={jpeg(phone)} width={phone.width} height={phone.height} />
        </>
      )}
      <source type="image/avif" srcSet={avif(files)} sizes={sizes} />
      <source type="image/webp" srcSet={webp(files)} />
      {image}
    </picture>
  );
}
