import clsx from 'clsx';
import styles from './Picture.module.scss';
import tints from './Tints.module.scss';
import { webpWidth } from './webp-width';

interface Files {
  /** The address of a picture's files, without the width and the format. */
  stem: string;
  widths: readonly number[];
}

export interface PictureContent {
  src: string;
  /** The picture's size in pixels, from which the browser reserves its space before it has loaded. */
  width: number;
  height: number;
  alt?: string;
  /** The name of a photograph's placeholder colour. */
  tint?: string;
  /**
   * The files of a photograph: several widths as AVIF, and one width each as WebP and JPEG for browsers that do not
   * support AVIF. A drawing is sharp at every size and has only its `src`.
   */
  files?: Files;
  /** The crop of a picture for phones, with the size of that crop. */
  phone?: Files & { width: number; height: number };
}

interface Props {
  content: PictureContent;
  /** As in the HTML attribute `sizes`. */
  sizes: string;
  /** Whether the picture is part of the first screen, and so is fetched at once. */
  first?: boolean;
  className?: string;
}

/** The windows in which pictures and films show their narrow versions. */
export const PHONE = '(max-width: 768px)';

const avif = ({ stem, widths }: Files) => widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
const webp = ({ stem, widths }: Files) => `${stem}-${webpWidth(widths)}.webp`;
const jpeg = ({ stem, widths }: Files) => `${stem}-${widths.at(-1)}.jpg`;

/** Without `alt`, a picture counts as decoration and is hidden from screen readers. */
export function Picture({ content, sizes, first = false, className }: Props) {
  const { src, width, height, alt = '', tint, files, phone } = content;
  const image = (
    // Renders `<img>` itself, because Next.js's image component writes style attributes, which the Content Security
    // Policy forbids.
    // eslint-disable-next-line @next/next/no-img-element
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
