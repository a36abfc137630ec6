/** What a page in one language tells of another language of the site. */
export interface OtherLanguage {
  code: string;
  lang: string;
  prefix: string;
  /** The name of a language in that language itself, for example `हिन्दी`. */
  name: string;
}

/** A language of the site, with what its pages need to know about it. */
export interface Language {
  /** The language's code, for example `en`. */
  code: string;
  /** The `lang` attribute of a page, for example `en-IN`. */
  lang: string;
  /** The locale in which a language writes dates, as `Intl` knows it, for example `en-IN`. */
  locale: string;
  /** The prefix of every page address in a language: nothing for English, `/hi` for Hindi. */
  prefix: string;
  /** The address of the landing page in this language. */
  home: string;
  /** The other languages of the site: each page exists in all of them. */
  others: readonly OtherLanguage[];
}
