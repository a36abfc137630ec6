export interface PictureFiles {
  /** The common beginning of the addresses, for example `/generated/roof-1234`. */
  stem: string;
  widths: readonly number[];
}

export interface PictureContent {
  src: string;
  width: number;
  height: number;
  alt?: string;
  /** The name of the colour shown until the photograph has loaded. */
  tint?: string;
  /** Undefined for a drawing, which is sharp at every size. */
  files?: PictureFiles;
  phone?: PictureFiles & { width: number; height: number };
}
