/** The sizes in which the site needs a picture whose master is a file in media/masters/. */
export interface Master {
  /** The widths of a picture's files in pixels. A phone asks for two or three times the width it draws. */
  widths: readonly number[];
  phone?: PhoneCrop;
}

/** The part of a master picture that phones show. */
export interface PhoneCrop {
  /** The width and height of a crop as a ratio, for example [4, 5]. */
  ratio: readonly [number, number];
  /** The point of a picture that must stay in view: [0.5, 0.5] is the middle, [0, 0] the top left corner. */
  focus: readonly [number, number];
  widths: readonly number[];
}

export interface Size {
  width: number;
  height: number;
}
