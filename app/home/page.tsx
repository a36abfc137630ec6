import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Credentials } from '@/components/sections/Credentials/Credentials';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Faq } from '@/components/sections/Faq/Faq';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { News } from '@/components/sections/News/News';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import { Steps } from '@/components/sections/Steps/Steps';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { Trio } from '@/components/sections/Trio/Trio';
import { VideoHero } from '@/components/sections/VideoHero/VideoHero';
import { credentials } from '@/content/en/credentials';
import { faq } from '@/content/en/faq';
import { homeFilmFacts } from '@/content/facts/film-facts';
import { howItGoes } from '@/content/en/how-it-goes';
import { navigation } from '@/content/en/navigation';
import { news } from '@/content/en/news';
import { organisation } from '@/content/en/organisation';
import { home } from '@/content/en/pages/home';
import { homeService } from '@/content/en/services';
import { site } from '@/content/facts/site';
import { solutionTiles } from '@/content/en/solution-tiles';
import { homeTestimonials } from '@/content/en/testimonials';
import { trustedBy } from '@/content/en/trusted-by';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(home, site);

export default function Page() {
  return (
    <PageFrame audience="home" here={home.route} navigation={navigation} site={site}>
      <VideoHero content={home.hero} />
      <SolutionTiles content={solutionTiles} />
      <Trio content={home.questions} />
      <Steps content={howItGoes} surface="dawn" />
      <Testimonials content={homeTestimonials} />
      <Credentials content={credentials} />
      <LogoStrip content={trustedBy} />
      <Faq content={faq} />
      <News content={news} />
      <CtaBand content={home.next} />
      <StructuredData
        page={home}
        organisation={organisation}
        service={homeService}
        film={{ ...homeFilmFacts, ...home.hero.film }}
        faq={faq}
      />
    </PageFrame>
  );
}
