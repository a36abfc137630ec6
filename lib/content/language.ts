import { z } from 'zod';
import { got } from './got';
import { text } from './text';

const isScript = (name: string) => {
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').source !== '';
  } catch {
    return false;
  }
};

const hasLocaleData = (locale: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
};

const language = z
  .strictObject({
    code: z.string().regex(/^[a-z]{2,3}$/, {
      error: 'expected a code of two or three small letters, for example hi or bho',
      abort: true,
    }),
    lang: text,
    /** Without data for a locale, Intl would use the language of the computer. */
    locale: text.refine(hasLocaleData, {
      error: ({ input }) => `expected a locale that Node.js can write dates in, for example hi-IN, ${got(input)}`,
    }),
    /** What precedes every address in the language; '' for the first language. */
    prefix: z.string().regex(/^(\/[a-z-]+)?$/, 'expected nothing, or an address such as /hi'),
    /** The name in the language itself, for example `हिन्दी`. */
    name: text,
    typeface: z.enum(['anek-latin', 'anek-devanagari']),
    /** The Unicode name of the script in which texts must be written, for example Devanagari. */
    script: text
      .refine(isScript, {
        error: ({ input }) => `expected the Unicode name of a script, for example Devanagari, ${got(input)}`,
      })
      .optional(),
  })
  .refine(({ code, lang }) => new RegExp(`^${code}(-[A-Za-z0-9]+)*$`).test(lang), {
    path: ['lang'],
    abort: true,
    error: ({ input }) => {
      const { code, lang } = input as { code: string; lang: string };
      return `expected ${code}, or ${code} with a country, for example ${code}-IN, ${got(lang)}`;
    },
  });

/** No two languages may have the same value in either of these fields. */
const OWN = ['code', 'prefix'] as const;

export const languagesFile = z
  .array(language)
  .min(1, 'expected one language or more')
  .superRefine((languages, { addIssue }) => {
    for (const field of OWN)
      for (const [index, one] of languages.entries())
        if (languages.findIndex((other) => other[field] === one[field]) < index)
          addIssue({
            code: 'custom',
            path: [index, field],
            message: `expected another ${field} than the languages above, ${got(one[field])}`,
          });
  });

export type SiteLanguage = z.output<typeof language>;
export type OtherLanguage = Pick<SiteLanguage, 'code' | 'lang' | 'prefix' | 'name'>;

export interface Language extends Pick<SiteLanguage, 'code' | 'lang' | 'locale' | 'prefix' | 'typeface'> {
  /** The address of the page `landing`, not of the page `home`. */
  home: string;
  others: readonly OtherLanguage[];
}
