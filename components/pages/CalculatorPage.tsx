import type { ReactNode } from 'react';
import {
  type CalculatorSectionContent,
  CalculatorSection,
  type CalculatorSectionProps,
} from '@/components/calculators/Calculator/CalculatorSection';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Sources } from '@/components/sections/Sources/Sources';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';
import type { Kind } from '@/lib/solar/answers';

interface Props<Content extends CalculatorSectionContent> extends Omit<
  CalculatorSectionProps<Content>,
  'site' | 'formAddress' | 'children'
> {
  site: Site;
  page: Site['pages'][string] & Required<Pick<Site['pages'][string], 'hero' | 'linkList'>>;
  kind?: Kind;
  calculator: CalculatorSectionProps<Content>['children'];
  children: ReactNode;
}

export function CalculatorPage<Content extends CalculatorSectionContent>(props: Props<Content>) {
  const { site, page, kind = 'home', calculator, children, ...rest } = props;
  const section = {
    home: site.landingBlocks.formSection,
    society: pageOf(site, 'housing-society', 'formSection').formSection,
    business: pageOf(site, 'commercial', 'formSection').formSection,
  }[kind];
  const form = { home: site.forms.landing, society: site.forms.housing, business: site.forms.commercial }[kind];
  const first = pageOf(site, 'solar-calculator');
  const above = page === first ? [] : [first];
  return (
    <PageLayout
      site={site}
      page={page}
      audience={kind}
      form={{ id: section.id, content: form }}
      calculator={rest.content}
      above={above}
    >
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <CalculatorSection {...rest} site={site} formAddress={`#${section.id}`}>
        {calculator}
      </CalculatorSection>
      {children}
      <LinkList content={page.linkList} />
      <FormSection content={section} site={site} form={form} />
      {page.sources && <Sources content={page.sources.list} paragraphs={page.sources.paragraphs} site={site} />}
    </PageLayout>
  );
}
