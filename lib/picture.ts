export interface PictureFiles {
  /** The common beginning of the files' addresses, before the width and the format: `/generated/roof-1234`. */
  stem: string;
  widths: readonly number[];
}

export interface PictureContent {
  src: string;
  width: number;
  height: number;
  alt?: string;
  /** The name of the colour that is shown until a photograph has loaded. */
  tint?: string;
  /**
   * Undefined for a drawing, which is sharp at every size. A photograph has several widths as AVIF, and one width each
   * as WebP and JPEG for browsers without AVIF.
   */
  files?: PictureFiles;
  phone?: PictureFiles & { width: number; height: number };
}
