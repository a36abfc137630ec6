import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
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
import { Trio } from '@/components/sections/Trio/Trio';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function Home({ words }: { words: Words }) {
  const home = pageOf(words, 'home', 'next', 'questions', 'videoHero');
  const residential = pageOf(words, 'residential');
  return (
    <PageLayout words={words} page={home} audience="home" withSlides>
      <VideoHero content={home.videoHero} />
      <Estimator
        content={words.estimator}
        words={words}
        form={`${residential.address}#${words.landingBlocks.form.id}`}
      />
      <SolutionTiles content={words.solutionTiles} />
      <Trio content={home.questions} locale={words.language.locale} />
      <Steps content={words.howItGoes} surface="dawn" />
      <Testimonials content={words.testimonials.home} words={words.interface.carousel} />
      <Credentials content={words.credentials} />
      <LogoStrip content={words.trustedBy} />
      <Faq content={words.faq} />
      <News content={words.news} words={words.interface.carousel} locale={words.language.locale} />
      <CtaBand content={home.next} />
      <Sources
        content={[words.estimator.source, words.howItGoes.source!]}
        heading={words.interface.sources}
        locale={words.language.locale}
      />
      <StructuredData
        words={words}
        page={home}
        service={words.services.home}
        film={{ ...words.films.home, ...home.videoHero.film }}
        faq={words.faq}
      />
    </PageLayout>
  );
}
