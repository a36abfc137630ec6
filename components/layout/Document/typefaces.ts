import localFont from 'next/font/local';
import type { Language } from '@/lib/content/language';
import devanagari from '@/styles/devanagari.module.scss';

// Next.js reads these calls at build time, so each has to be written out with literal values. The fallback font that
// Next.js would add is off, because it is Arial, which Android lacks: styles/fallback-fonts.scss defines others.
const latinFont = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});

/** Declared with the fallback fonts' ascent and descent: lines do not shift, and words in buttons are not too high. */
const devanagariFont = localFont({
  src: '../../../styles/fonts/anek-devanagari.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '90%' },
    { prop: 'descent-override', value: '20%' },
  ],
});

interface Typeface {
  /** The class that sets `--font-anek` to this font. The build preloads in a page only the fonts whose class it has. */
  font: string;
  /** The class of a page or passage with the line heights that these letters need. */
  lines?: string;
}

/** The typefaces that content/site/languages.yaml may name. */
export const typefaces: Record<Language['typeface'], Typeface> = {
  'anek-latin': { font: latinFont.variable },
  'anek-devanagari': { font: devanagariFont.variable, lines: devanagari.lines },
};
