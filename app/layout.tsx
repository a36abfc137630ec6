import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/layout/Analytics/Analytics';
import { LateStart } from '@/components/layout/LateStart/LateStart';
import { LeadSource } from '@/components/layout/LeadSource/LeadSource';
import { SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { StalePage } from '@/components/layout/StalePage/StalePage';
import { analytics } from '@/content/facts/analytics';
import { navigation } from '@/content/en/navigation';
import { site } from '@/content/facts/site';
import { stalePage } from '@/content/en/stale-page';
import '@/styles/globals.scss';

// What stands in for them is in styles/fallback-fonts.scss: Next's own names Arial, which Android does not have.
const anek = localFont({
  src: '../styles/fonts/anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  adjustFontFallback: false,
});
const rupee = localFont({
  src: '../styles/fonts/anek-rupee.woff2',
  weight: '400 700',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
const devanagari = localFont({
  src: '../styles/fonts/anek-devanagari.woff2',
  weight: '400 700',
  variable: '--font-devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
});

export const metadata: Metadata = { applicationName: site.name };
export const viewport: Viewport = { themeColor: site.browserColour };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable} ${devanagari.variable}`}>
      <body>
        <SkipLink text={navigation.skip} target="content" />
        {children}
        <StalePage content={stalePage} />
        <LateStart />
        <LeadSource />
        <Analytics content={analytics} />
      </body>
    </html>
  );
}
