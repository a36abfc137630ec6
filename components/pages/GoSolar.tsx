import { FormTabs } from '@/components/forms/FormTabs/FormTabs';
import { switchTabs } from '@/components/early/switch-tabs';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { ConsultationCarousel } from '@/components/sections/ConsultationCarousel/ConsultationCarousel';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { InlineScript } from '@/components/early/InlineScript';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function GoSolar({ site }: { site: Site }) {
  const { tabbed } = site.forms;
  const goSolar = pageOf(site, 'go-solar', 'formSection', 'readyCards');
  return (
    <PageLayout site={site} page={goSolar} form={{ id: goSolar.formSection.id, content: tabbed }} withSlides>
      <FormSection
        content={goSolar.formSection}
        surface="dawn"
        site={site}
        form={tabbed}
        outcomeHeading="h2"
        tabs={<FormTabs content={tabbed.labels.tabs!} />}
        leads
        aside={<ConsultationCarousel content={site.consultationCarousel} labels={site.interface.carousel} />}
      />
      <InlineScript run={switchTabs} />
      <FeatureCards content={goSolar.readyCards} surface="golden" />
    </PageLayout>
  );
}
