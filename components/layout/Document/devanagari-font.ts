import localFont from 'next/font/local';
import '@/styles/devanagari.scss';

/** The main font of pages in Hindi, loaded early. Their Latin letters and digits come later. */
export const devanagariFont = localFont({
  src: '../../../styles/fonts/anek-devanagari.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});
