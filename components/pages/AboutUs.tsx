import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { Gallery } from '@/components/sections/Gallery/Gallery';
import { Hero } from '@/components/sections/Hero/Hero';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { Timeline } from '@/components/sections/Timeline/Timeline';
import { Trio } from '@/components/sections/Trio/Trio';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function AboutUs({ words }: { words: Words }) {
  const aboutus = pageOf(words, 'aboutus', 'beliefs', 'hero', 'next');
  return (
    <PageLayout words={words} page={aboutus} withSlides>
      <Hero content={aboutus.hero} />
      <Gallery content={words.teamAndJourney.team} />
      <Trio content={aboutus.beliefs} locale={words.language.locale} />
      <Timeline content={words.teamAndJourney.journey} />
      <Credentials content={words.credentials} />
      <LogoStrip content={words.trustedBy} />
      <Faq content={words.faq} />
      <News content={words.news} words={words.interface.carousel} locale={words.language.locale} />
      <CtaBand content={aboutus.next} />
      <StructuredData words={words} page={aboutus} faq={words.faq} />
    </PageLayout>
  );
}
