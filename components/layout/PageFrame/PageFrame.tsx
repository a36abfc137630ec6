import type { ReactNode } from 'react';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import type { Audience, Navigation, Site } from '@/content/schema';
import { ActionBar } from '../ActionBar/ActionBar';
import { ContactLine } from '../ContactLine/ContactLine';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { keepRoom } from '../OutboxNotice/keep-room';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice';

interface Props {
  navigation: Navigation;
  site: Site;
  /** Whom this page speaks to, where it is not everybody. */
  audience?: Audience;
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
export function PageFrame({ navigation, site, audience = 'anybody', form, withCities, here, children }: Props) {
  const { action, audiences, bar, footer } = navigation;
  const { greeting, consultation } = audiences[audience];
  const isHere = form?.split('#')[0] === action.href;
  return (
    <>
      <ContactLine content={bar} site={site} greeting={greeting} />
      <Header
        content={{ ...navigation, action: { ...action, href: (isHere && form) || consultation } }}
        siteName={site.name}
        here={here}
      />
      <PageScript run={keepRoom} />
      <OutboxNotice content={navigation.outbox} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer content={footer} site={site} withCities={withCities} />
      <ActionBar content={bar} site={site} greeting={greeting} quote={isHere ? undefined : (form ?? consultation)} />
    </>
  );
}
