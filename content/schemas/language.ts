/** A language of the site, and what follows from it for a page. */
export interface Language {
  /** The language's code, for example `en`. */
  code: string;
  /** The `lang` attribute of a page, for example `en-IN`. */
  lang: string;
  /** The locale for dates, as `Intl` knows it, for example `en-IN`. */
  locale: string;
  /** The prefix of every page's address in this language: nothing for English, `/hi` for Hindi. */
  prefix: string;
  /** The address of the landing page in this language. */
  home: string;
}
