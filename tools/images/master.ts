/** What the site needs of a picture whose master is a file in media/masters/. */
export interface Master {
  /** In pixels, of the file and not of the screen: a phone asks for two or three times the width it draws. */
  widths: readonly number[];
  phone?: PhoneCrop;
}

/** The part of a master that phones show. */
export interface PhoneCrop {
  /** Width to height, for example [4, 5]. */
  ratio: readonly [number, number];
  /** What must stay in view, from the left and from the top, as parts of 1: [0.5, 0.5] is the middle. */
  focus: readonly [number, number];
  widths: readonly number[];
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}
