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
import { journey, team } from '@/content/about';
import { credentials } from '@/content/credentials';
import { faq } from '@/content/faq';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { organisation } from '@/content/organisation';
import { aboutus } from '@/content/pages/aboutus';
import { site } from '@/content/site';
import { trustedBy } from '@/content/trusted-by';
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
