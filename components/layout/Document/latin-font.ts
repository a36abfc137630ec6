import localFont from 'next/font/local';

/**
 * The main font of English pages, loaded early. The other fonts are in styles/fallback-fonts.scss, since no page waits
 * for them; Next.js's own fallback names Arial, which Android does not have.
 */
export const latinFont = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});
