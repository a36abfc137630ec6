import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { wireTabs } from '@/components/forms/FormTabs/wire-tabs';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { ConsultationCarousel } from '@/components/sections/ConsultationCarousel/ConsultationCarousel';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import { consultation } from '@/content/en/consultation';
import { tabbedForm } from '@/content/en/forms';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { goSolar } from '@/content/en/pages/go-solar';
import { reach } from '@/content/en/reach';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(goSolar, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site} form={`${goSolar.route}#${goSolar.form.id}`}>
      <FormSection
        content={goSolar.form}
        surface="dawn"
        reach={reach}
        leads
        aside={<ConsultationCarousel content={consultation} />}
      >
        {(heading) => (
          <>
            <LeadForm content={tabbedForm} labelledBy={heading} outcomeHeading="h2" />
            <PageScript run={wireTabs} />
          </>
        )}
      </FormSection>
      <FeatureCards content={goSolar.ready} surface="golden" />
      <StructuredData page={goSolar} organisation={organisation} />
    </PageFrame>
  );
}
