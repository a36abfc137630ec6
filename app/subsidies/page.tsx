import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { FiguresTable } from '@/components/sections/FiguresTable/FiguresTable';
import { Hero } from '@/components/sections/Hero/Hero';
import { HindiScheme } from '@/components/sections/HindiScheme/HindiScheme';
import { SchemeRule } from '@/components/sections/SchemeRule/SchemeRule';
import { Sources } from '@/components/sections/Sources/Sources';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { subsidies } from '@/content/en/pages/subsidies';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(subsidies, site);

export default function Page() {
  return (
    <PageFrame here={subsidies.route} navigation={navigation} site={site}>
      <Hero content={subsidies.hero} />
      <HindiScheme content={subsidies.hindi} asOfLabel={subsidies.hindiAsOfLabel} site={site} />
      <SchemeRule content={subsidies.rule} asOfLabel={subsidies.asOfLabel} />
      <FiguresTable content={subsidies.stateGrants} asOfLabel={subsidies.asOfLabel} />
      <FiguresTable content={subsidies.emiExamples} asOfLabel={subsidies.asOfLabel} surface="sky" />
      <Sources content={subsidies.sources} asOfLabel={subsidies.sourcesAsOfLabel} />
      <CtaBand content={subsidies.next} />
      <StructuredData page={subsidies} organisation={organisation} />
    </PageFrame>
  );
}
