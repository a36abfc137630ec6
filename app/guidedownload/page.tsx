import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { GuideCards } from '@/components/sections/GuideCards/GuideCards';
import { Hero } from '@/components/sections/Hero/Hero';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { guidedownload } from '@/content/en/pages/guidedownload';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(guidedownload, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={guidedownload.hero} />
      <GuideCards content={guidedownload.guides} />
      <CtaBand content={guidedownload.next} />
      <StructuredData page={guidedownload} organisation={organisation} />
    </PageFrame>
  );
}
