import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import type { Words } from '@/content/schemas/words';
import { Analytics } from '../Analytics/Analytics';
import { LateStart } from '../LateStart/LateStart';
import { LeadSource } from '../LeadSource/LeadSource';
import { SkipLink } from '../SkipLink/SkipLink';
import { StalePage } from '../StalePage/StalePage';
import '@/styles/globals.scss';

// Loads the web fonts. Their fallback fonts are in styles/fallback-fonts.scss, because Next.js's own fallback is Arial,
// which Android does not have.
const anek = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});
const rupee = localFont({
  src: '../../../styles/fonts/anek-rupee.woff2',
  weight: '400 700',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
const devanagari = localFont({
  src: '../../../styles/fonts/anek-devanagari.woff2',
  weight: '400 700',
  variable: '--font-devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
});

interface Props {
  words: Pick<Words, 'language' | 'navigation' | 'stalePage'>;
  analytics: AnalyticsContent | null;
  children: ReactNode;
}

/**
 * The HTML document around every page of one language: its `lang`, its fonts, and the scripts that run on every page.
 */
export function Document({ words, analytics, children }: Props) {
  return (
    <html lang={words.language.lang} className={`${anek.variable} ${rupee.variable} ${devanagari.variable}`}>
      <body>
        <SkipLink text={words.navigation.skip} target="content" />
        {children}
        <StalePage content={words.stalePage} />
        <LateStart />
        <LeadSource />
        <Analytics content={analytics} />
      </body>
    </html>
  );
}
