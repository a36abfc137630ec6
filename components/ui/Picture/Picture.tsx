import clsx from 'clsx';
import styles from './Picture.module.scss';

export interface PictureContent {
  src: string;
  /** Size in pixels of the file itself: keeps the room before the picture arrives. */
  width: number;
  height: number;
  alt?: string;
}

interface Props {
  content: PictureContent;
  /** Part of the first screen: fetched at once. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** A picture that never shifts what stands around it. Without `alt` it is decoration. */
export function Picture({ content: { src, width, height, alt = '' }, first = false, className }: Props) {
  return (
    // The framework's image component writes style attributes, which the security policy forbids.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={clsx(styles.picture, className)}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
