import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FactsTable } from '@/components/sections/FactsTable/FactsTable';
import { Hero } from '@/components/sections/Hero/Hero';
import { HindiScheme } from '@/components/sections/HindiScheme/HindiScheme';
import { SchemeRule } from '@/components/sections/SchemeRule/SchemeRule';
import { Sources } from '@/components/sections/Sources/Sources';
import { Steps } from '@/components/sections/Steps/Steps';
import { SubsidyAmounts } from '@/components/sections/SubsidyAmounts/SubsidyAmounts';
import type { Site } from '@/content/read';
import { names } from '@/lib/content/names';
import { addressIn } from '@/lib/language-address';
import { pageOf } from '@/lib/pages';

export function Subsidies({ site }: { site: Site }) {
  const subsidies = pageOf(
    site,
    'subsidies',
    ...names(
      'subsidyAmounts dateLabel emiExamplesTable featureCards hero hindiScheme hindiDateLabel',
      'hindiSchemeFirst steps ctaBand readyCards schemeRule sources stateGrantsTable',
    ),
  );
  const dates = { locale: site.language.locale, dateLabel: subsidies.dateLabel };
  const hindi = site.language.others.find(({ code }) => code === 'hi');
  const hindiScheme = (
    <HindiScheme
      content={subsidies.hindiScheme}
      dateLabel={subsidies.hindiDateLabel}
      company={site.company}
      language={site.language}
      hindiPage={hindi && addressIn(hindi, subsidies.address, site.language)}
    />
  );
  return (
    <PageLayout site={site} page={subsidies}>
      <Hero content={subsidies.hero} />
      {subsidies.hindiSchemeFirst && hindiScheme}
      <SubsidyAmounts content={subsidies.subsidyAmounts} site={site} dateLabel={subsidies.dateLabel} />
      <FeatureCards content={subsidies.readyCards} surface="noon" />
      <Steps content={subsidies.steps} />
      <FeatureCards content={subsidies.featureCards} surface="dawn" />
      {!subsidies.hindiSchemeFirst && hindiScheme}
      <SchemeRule content={subsidies.schemeRule} {...dates} />
      <FactsTable content={subsidies.stateGrantsTable} {...dates} />
      <FactsTable content={subsidies.emiExamplesTable} {...dates} surface="sky" />
      <Sources content={subsidies.sources.list} paragraphs={subsidies.sources.paragraphs} site={site} />
      <CtaBand content={subsidies.ctaBand} />
    </PageLayout>
  );
}
