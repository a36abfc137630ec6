import localFont from 'next/font/local';
import '@/styles/devanagari.scss';

/**
 * The main font of pages in Hindi, loaded early; the font of their Latin letters and digits loads later. The ascent and
 * descent are those of the fallback fonts, so that no line shifts when this font arrives. Its own values would set
 * words too high in buttons and beside icons.
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
