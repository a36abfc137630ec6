import { FormTabs } from '@/components/forms/FormTabs/FormTabs';
import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { switchTabs } from '@/components/early/switch-tabs';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { ConsultationCarousel } from '@/components/sections/ConsultationCarousel/ConsultationCarousel';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { InlineScript } from '@/components/early/InlineScript';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function GoSolar({ words }: { words: Words }) {
  const { tabbed } = words.forms;
  const goSolar = pageOf(words, 'go-solar', 'form', 'ready');
  return (
    <PageLayout words={words} page={goSolar} form={{ id: goSolar.form.id, content: tabbed }} withSlides>
      <FormSection
        content={goSolar.form}
        surface="dawn"
        reach={words.reach}
        leads
        aside={<ConsultationCarousel content={words.consultation} words={words.interface.carousel} />}
      >
        {(heading) => (
          <>
            <LeadForm
              content={tabbed}
              labelledBy={heading}
              outcomeHeading="h2"
              tabs={<FormTabs content={tabbed.words.tabs!} />}
            />
            <InlineScript run={switchTabs} />
          </>
        )}
      </FormSection>
      <FeatureCards content={goSolar.ready} surface="golden" />
      <StructuredData words={words} page={goSolar} />
    </PageLayout>
  );
}
