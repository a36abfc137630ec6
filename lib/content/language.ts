import { z } from 'zod';
import { text } from './text';

/** The first language is that whose addresses have no prefix. */
export const languagesFile = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}$/, 'expected a code of two letters, for example hi'),
      /** The `lang` attribute of a page, for example `en-IN`. */
      lang: text,
      /** The locale in which a language writes dates, as `Intl` knows it, for example `en-IN`. */
      locale: text,
      prefix: z.string().regex(/^(\/[a-z-]+)?$/, 'expected nothing, or an address such as /hi'),
      /** In the language itself, for example `हिन्दी`. */
      name: text,
      /** The file in styles/fonts/ with the language's letters. */
      typeface: z.enum(['anek-latin', 'anek-devanagari']),
      /** As Unicode names it, for example Devanagari. Without it, texts are not checked for their script. */
      script: text.optional(),
    }),
  )
  .min(1, 'expected one language or more');

export type SiteLanguage = z.output<typeof languagesFile>[number];
export type OtherLanguage = Pick<SiteLanguage, 'code' | 'lang' | 'prefix' | 'name'>;

/** A language with what its pages need to know about it: each page exists in all other languages. */
export interface Language extends Pick<SiteLanguage, 'code' | 'lang' | 'locale' | 'prefix' | 'typeface'> {
  /** The address of the landing page. */
  home: string;
  others: readonly OtherLanguage[];
}
