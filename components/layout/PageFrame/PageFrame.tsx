import type { ReactNode } from 'react';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import type { Navigation, Site } from '@/content/schema';
import { ActionBar } from '../ActionBar/ActionBar';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { keepRoom } from '../OutboxNotice/keep-room';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice';

interface Props {
  navigation: Navigation;
  site: Site;
  /** Where the lead form of this page stands, for example `/commercial#enquiry`. */
  form?: string;
  withCities?: boolean;
  /** The route of a page that the navigation names. */
  here?: string;
  children: ReactNode;
}

/**
 * The content of a page between header and footer. The skip link leads to it.
 * A page with a form of its own is not left, nor loaded again, for a quote: what was typed there would be lost.
 */
export function PageFrame({ navigation, site, form, withCities, here, children }: Props) {
  const { action, bar, footer } = navigation;
  const isHere = form?.split('#')[0] === action.href;
  return (
    <>
      <Header content={{ ...navigation, action: { ...action, href: (isHere && form) || action.href } }} siteName={site.name} here={here} />
      <PageScript run={keepRoom} />
      <OutboxNotice content={navigation.outbox} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer content={footer} site={site} withCities={withCities} />
      <ActionBar content={{ ...bar, quote: isHere ? undefined : { ...bar.quote, href: form ?? bar.quote.href } }} site={site} />
    </>
  );
}
