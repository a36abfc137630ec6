import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { Gallery } from '@/components/sections/Gallery/Gallery';
import { Hero } from '@/components/sections/Hero/Hero';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { Timeline } from '@/components/sections/Timeline/Timeline';
import { IconColumns } from '@/components/sections/IconColumns/IconColumns';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function AboutUs({ site }: { site: Site }) {
  const aboutus = pageOf(site, 'aboutus', 'iconColumns', 'hero', 'ctaBand');
  return (
    <PageLayout site={site} page={aboutus} withSlides faq={site.faq}>
      <Hero content={aboutus.hero} />
      <Gallery content={site.gallery} />
      <IconColumns content={aboutus.iconColumns} locale={site.language.locale} />
      <Timeline content={site.timeline} />
      <Credentials content={site.credentials} />
      <LogoStrip content={site.logoStrip} />
      <Faq content={site.faq} />
      <News content={site.news} labels={site.interface.carousel} locale={site.language.locale} />
      <CtaBand content={aboutus.ctaBand} />
    </PageLayout>
  );
}
