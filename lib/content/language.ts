import { z } from 'zod';
import { text } from './text';

/** Another language of the site, with what a page needs to link to it. */
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
  /** The name of the file in styles/fonts/ with the language's letters. */
  typeface: SiteLanguage['typeface'];
  /** The address of the landing page in this language. */
  home: string;
  /** The other languages of the site: each page exists in all of them. */
  others: readonly OtherLanguage[];
}

/**
 * The schema of the list of languages. The first one is that whose addresses have no prefix. `script` is the script of
 * a language, as Unicode names it, for example Devanagari. Without it, texts are not checked for their script.
 */
export const languagesFile = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}$/, 'expected a code of two letters, for example hi'),
      lang: text,
      locale: text,
      prefix: z.string().regex(/^(\/[a-z-]+)?$/, 'expected nothing, or an address such as /hi'),
      name: text,
      typeface: z.enum(['anek-latin', 'anek-devanagari']),
      script: text.optional(),
    }),
  )
  .min(1, 'expected one language or more');

export type SiteLanguage = z.output<typeof languagesFile>[number];
