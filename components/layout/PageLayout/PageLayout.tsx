import type { ReactNode } from 'react';
import type { Site } from '@/content/read';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { Audience } from '@/content/schemas/site';
import { type PageDescription, pageGraph, toJsonLd } from '@/lib/structured-data';
import { ActionBar } from '../ActionBar/ActionBar';
import { ContactLine } from '../ContactLine/ContactLine';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { EarlyScripts } from '@/components/early/EarlyScripts';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice';

interface Props extends Omit<PageDescription, 'site' | 'page'> {
  site: Pick<Site, 'language' | 'navigation' | 'company' | 'areaServed'>;
  /** Left out on the 404 page, which has no address of its own and no structured data. */
  page?: PageDescription['page'];
  audience?: Audience;
  form?: { id: string; content: Pick<LeadFormContent, 'form'> };
  /** Makes the buttons of carousels work before React has started. */
  withSlides?: boolean;
  withCities?: boolean;
  children: ReactNode;
}

/**
 * The action bar links to the page's own form if there is one, so that typed text stays. On the page that `action`
 * opens, the bar has no link to the form, because that page begins with the form.
 */
export function PageLayout(props: Props) {
  const { site, page, audience = 'anybody', form, withSlides, withCities, children, ...described } = props;
  const { language, navigation, company } = site;
  const { action, audiences, bar, footer } = navigation;
  const { greeting, consultation } = audiences[audience];
  const { home } = language;
  const here = page?.address;
  // Only the hash, because a full address would reload a page with a query such as ?gclid=…
  const ownForm = form && `#${form.id}`;
  const isActionPage = here === action.href;
  return (
    <>
      <ContactLine content={bar} company={company} greeting={greeting} />
      <Header
        content={{
          ...navigation,
          action: { ...action, href: isActionPage && form ? `${here}#${form.id}` : consultation },
        }}
        siteName={company.name}
        shortName={company.shortName}
        language={language}
        here={here}
      />
      <EarlyScripts form={form?.content.form} withSlides={withSlides} />
      <OutboxNotice
        content={navigation.outbox}
        ways={{ call: bar.call, phone: company.phone, whatsapp: bar.whatsapp, chat: company.whatsapp.href }}
      />
      <main id="content" tabIndex={-1}>
        {children}
        {page && (
          // Set as HTML, because React would write `&quot;`, which browsers do not decode in a script.
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph({ site, page, ...described })) }}
          />
        )}
      </main>
      <Footer content={footer} company={company} home={home} withCities={withCities} />
      <ActionBar
        content={bar}
        company={company}
        greeting={greeting}
        quote={isActionPage && ownForm ? undefined : (ownForm ?? consultation)}
      />
    </>
  );
}
