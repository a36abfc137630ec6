import { z } from 'zod';
import { text } from './text';

/** The languages of the site. The addresses of the first language have no prefix. */
export const languagesFile = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}$/, 'expected a code of two letters, for example hi'),
      /** The `lang` attribute of a page, for example `en-IN`. */
      lang: text,
      /** The locale in which a language writes dates, as `Intl` knows it, for example `en-IN`. */
      locale: text,
      prefix: z.string().regex(/^(\/[a-z-]+)?$/, 'expected nothing, or an address such as /hi'),
      /** The name of the language in the language itself, for example `हिन्दी`. */
      name: text,
      /** The file in styles/fonts/ with the language's letters. */
      typeface: z.enum(['anek-latin', 'anek-devanagari']),
      /** The script's Unicode name, for example Devanagari. If left out, texts are not checked for their script. */
      script: text.optional(),
    }),
  )
  .min(1, 'expected one language or more');

export type SiteLanguage = z.output<typeof languagesFile>[number];
export type OtherLanguage = Pick<SiteLanguage, 'code' | 'lang' | 'prefix' | 'name'>;

/** What a page needs to know about its language, and about the other languages, in which each page exists too. */
export interface Language extends Pick<SiteLanguage, 'code' | 'lang' | 'locale' | 'prefix' | 'typeface'> {
  /** The address of the landing page. */
  home: string;
  others: readonly OtherLanguage[];
}
