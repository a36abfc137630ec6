import type { ReactNode } from 'react';
import type { Navigation, Site } from '@/content/schema';
import { Footer } from '../Footer/Footer';

interface Props {
  footer: Navigation['footer'];
  site: Site;
  withCities?: boolean;
  children: ReactNode;
}

/** The content of a page, and the footer under it. The skip link leads here. */
export function PageFrame({ footer, site, withCities, children }: Props) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer content={footer} site={site} withCities={withCities} />
    </>
  );
}
