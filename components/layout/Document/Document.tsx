import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import type { Site } from '@/content/read';
import { Analytics } from '@/components/early/Analytics';
import { InlineScript } from '@/components/early/InlineScript';
import { leadSource } from '@/lib/leads/lead-source';
import styles from './Document.module.scss';
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
    // Early scripts set attributes on `<html>`, which React would otherwise report as errors.
    <html lang={site.language.lang} className={clsx(font, lines)} suppressHydrationWarning>
      <body>
        <a className={styles.skip} href="#content">
          {site.navigation.skip}
        </a>
        <WholePage reloadOffer={site.reloadOffer}>{children}</WholePage>
        {/* An early script, because only the first page has the referrer, and React may never start there. */}
        {process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' && <InlineScript run={leadSource} />}
        <Analytics content={analytics} />
      </body>
    </html>
  );
}
