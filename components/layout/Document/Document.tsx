import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import type { Site } from '@/content/read';
import { Analytics } from '@/components/early/Analytics';
import { LeadSource } from '@/components/early/LeadSource';
import { SkipLink } from '../SkipLink/SkipLink';
import { WholePage } from '../WholePage/WholePage';
import { typefaces } from './typefaces';
import '@/styles/globals.scss';

interface Props {
  site: Pick<Site, 'language' | 'navigation' | 'reloadOffer'>;
  analytics: AnalyticsContent | null;
  children: ReactNode;
}

export function Document({ site, analytics, children }: Props) {
  const { font, lines } = typefaces[site.language.typeface];
  return (
    // Keeps React from reporting the attributes that scripts of the page set on this element before React starts.
    <html lang={site.language.lang} className={clsx(font, lines)} suppressHydrationWarning>
      <body>
        <SkipLink text={site.navigation.skip} target="content" />
        <WholePage reloadOffer={site.reloadOffer}>{children}</WholePage>
        <LeadSource />
        <Analytics content={analytics} />
      </body>
    </html>
  );
}
