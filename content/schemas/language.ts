/** What follows from the language of a page. */
export interface Language {
  /** For example `en`. */
  code: string;
  /** The `lang` attribute of a page, for example `en-IN`. */
  lang: string;
  /** How dates are written, as `Intl` knows it. */
  locale: string;
  /** What stands before the address of every page: nothing for English, `/hi` for Hindi. */
  prefix: string;
  /** The address of its first page. */
  home: string;
}
