import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
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
import { journey, team } from '@/content/en/about';
import { credentials } from '@/content/en/credentials';
import { faq } from '@/content/en/faq';
import { navigation } from '@/content/en/navigation';
import { news } from '@/content/en/news';
import { organisation } from '@/content/en/organisation';
import { aboutus } from '@/content/en/pages/aboutus';
import { site } from '@/content/facts/site';
import { trustedBy } from '@/content/en/trusted-by';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(aboutus, site);

export default function Page() {
  return (
    <PageFrame here={aboutus.route} navigation={navigation} site={site}>
      <Hero content={aboutus.hero} />
      <Gallery content={team} />
      <Trio content={aboutus.beliefs} />
      <Timeline content={journey} />
      <Credentials content={credentials} />
      <LogoStrip content={trustedBy} />
      <Faq content={faq} />
      <News content={news} />
      <CtaBand content={aboutus.next} />
      <StructuredData page={aboutus} organisation={organisation} faq={faq} />
    </PageFrame>
  );
}
