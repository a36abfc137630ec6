import { z } from 'zod';
import { text } from './text';

export const languagesFile = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}$/, 'expected a code of two letters, for example hi'),
      lang: text,
      locale: text,
      /** What precedes every address in the language; '' for the first language. */
      prefix: z.string().regex(/^(\/[a-z-]+)?$/, 'expected nothing, or an address such as /hi'),
      /** The name in the language itself, for example `हिन्दी`. */
      name: text,
      typeface: z.enum(['anek-latin', 'anek-devanagari']),
      /** The Unicode name of the script, for example Devanagari. If missing, the script of texts is not checked. */
      script: text.optional(),
    }),
  )
  .min(1, 'expected one language or more');

export type SiteLanguage = z.output<typeof languagesFile>[number];
export type OtherLanguage = Pick<SiteLanguage, 'code' | 'lang' | 'prefix' | 'name'>;

export interface Language extends Pick<SiteLanguage, 'code' | 'lang' | 'locale' | 'prefix' | 'typeface'> {
  /** The address of the page `landing`, not of the page `home`. */
  home: string;
  others: readonly OtherLanguage[];
}
