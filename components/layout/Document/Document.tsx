import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import type { Words } from '@/content/schemas/words';
import { Analytics } from '../Analytics/Analytics';
import { LeadSource } from '../LeadSource/LeadSource';
import { SkipLink } from '../SkipLink/SkipLink';
import { StalePage } from '../StalePage/StalePage';
import '@/styles/globals.scss';

// Loads the main font early. The other fonts are in styles/fallback-fonts.scss, since no page waits for them; Next.js's
// own fallback names Arial, which Android does not have.
const anek = localFont({
  src: '../../../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
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
    <html lang={words.language.lang} className={anek.variable}>
      <body>
        <SkipLink text={words.navigation.skip} target="content" />
        {children}
        <StalePage content={words.stalePage} />
        <LeadSource />
        <Analytics content={analytics} />
      </body>
    </html>
  );
}
