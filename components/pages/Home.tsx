import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Estimator } from '@/components/calculators/Estimator/Estimator';
import { Faq } from '@/components/sections/Faq/Faq';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { Sources } from '@/components/sections/Sources/Sources';
import { Steps } from '@/components/sections/Steps/Steps';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { IconColumns } from '@/components/sections/IconColumns/IconColumns';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function Home({ site }: { site: Site }) {
  const home = pageOf(site, 'home', 'ctaBand', 'iconColumns', 'videoHero');
  const residential = pageOf(site, 'residential');
  return (
    <PageLayout
      site={site}
      page={home}
      audience="home"
      withSlides
      service={site.services.home}
      film={{ ...site.films.home, ...home.videoHero.film }}
      faq={site.faq}
    >
      <VideoHero content={home.videoHero} />
      <Estimator
        content={site.estimator}
        site={site}
        formAddress={`${residential.address}#${site.landingBlocks.formSection.id}`}
      />
      <SolutionTiles content={site.solutionTiles} />
      <IconColumns content={home.iconColumns} locale={site.language.locale} />
      <Steps content={site.steps} surface="dawn" />
      <Testimonials content={site.testimonials.home} labels={site.interface.carousel} />
      <Credentials content={site.credentials} />
      <LogoStrip content={site.logoStrip} />
      <Faq content={site.faq} />
      <News content={site.news} labels={site.interface.carousel} locale={site.language.locale} />
      <CtaBand content={home.ctaBand} />
      <Sources content={[site.estimator.source, site.steps.source!]} site={site} />
    </PageLayout>
  );
}
