export interface PictureFiles {
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
  /** The name of the colour that is shown until a photograph has loaded. */
  tint?: string;
  /**
   * The files of a photograph: several widths as AVIF, and one width each as WebP and JPEG for browsers that do not
   * support AVIF. A drawing is sharp at every size and has only its `src`.
   */
  files?: PictureFiles;
  /** The crop of a picture for phones, with the size of that crop. */
  phone?: PictureFiles & { width: number; height: number };
}
