import { LeadForm } from '@/components/forms/LeadForm/LeadForm';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { DirectorQuote } from '@/components/sections/DirectorQuote/DirectorQuote';
import { ExampleBand } from '@/components/calculators/ExampleBand/ExampleBand';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { Sources } from '@/components/sections/Sources/Sources';
import { Stats } from '@/components/sections/Stats/Stats';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function Commercial({ words }: { words: Words }) {
  const commercial = pageOf(words, 'commercial', 'director', 'example', 'features', 'form', 'hero', 'next', 'stats');
  return (
    <PageLayout
      words={words}
      page={commercial}
      audience="business"
      form={{ id: commercial.form.id, content: words.forms.commercial }}
      withSlides
    >
      <Hero content={commercial.hero} />
      <ExampleBand kind="business" content={commercial.example} words={words} />
      <DirectorQuote content={commercial.director} />
      <FormSection content={commercial.form} reach={words.reach} surface="sky">
        {(heading) => <LeadForm content={words.forms.commercial} labelledBy={heading} />}
      </FormSection>
      <FeatureCards content={commercial.features} />
      <Stats content={commercial.stats} />
      <Testimonials content={words.testimonials.commercial} words={words.interface.carousel} />
      <CtaBand content={commercial.next} />
      <Sources content={commercial.example.sources} heading={words.interface.sources} locale={words.language.locale} />
      <StructuredData words={words} page={commercial} service={words.services.commercial} />
    </PageLayout>
  );
}
