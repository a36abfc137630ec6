import localFont from 'next/font/local';
import '@/styles/devanagari.scss';

/**
 * The main font of pages in Hindi, loaded early. Their Latin letters and digits come later. The font's own ascent and
 * descent would set words too high in buttons and beside icons; these are those of the fallback fonts, so that no line
 * shifts when the letters arrive.
 */
export const devanagariFont = localFont({
  src: '../../../styles/fonts/anek-devanagari.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '90%' },
    { prop: 'descent-override', value: '20%' },
  ],
});
