import { HousingForm } from '@/components/forms/HousingForm/HousingForm';
import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { News } from '@/components/sections/News/News';
import { ProjectCarousel } from '@/components/sections/ProjectCarousel/ProjectCarousel';
import { housingForm } from '@/content/forms';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { housingSociety } from '@/content/pages/housing-society';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(housingSociety);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={housingSociety.hero} />
      <ProjectCarousel content={projects} />
      <News content={news} />
      <FormSection content={housingSociety.form}>
        {(heading) => <HousingForm content={housingForm} labelledBy={heading} />}
      </FormSection>
    </PageFrame>
  );
}
