import localFont from 'next/font/local';
import type { Language } from '@/lib/content/language';
import devanagari from '@/styles/devanagari.module.scss';

// Next.js accepts only literals here. `adjustFontFallback` is off, because it needs Arial, which Android lacks.
const latinFont = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});

/** Has the ascent and descent of the fallback fonts, so that lines do not shift. */
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
  /** The class of the font; the build preloads a font only in pages with its class. */
  font: string;
  lines?: string;
}

export const typefaces: Record<Language['typeface'], Typeface> = {
  'anek-latin': { font: latinFont.variable },
  'anek-devanagari': { font: devanagariFont.variable, lines: devanagari.lines },
};
