import localFont from 'next/font/local';

/**
 * The main font of English pages, loaded early. No page waits for the other fonts, which are in
 * styles/fallback-fonts.scss. Next.js's automatic fallback is off, because it uses Arial, which Android does not have.
 */
export const latinFont = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});
