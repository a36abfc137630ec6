import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { GuideCards } from '@/components/sections/GuideCards/GuideCards';
import { Hero } from '@/components/sections/Hero/Hero';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function GuideDownload({ site }: { site: Site }) {
  const guidedownload = pageOf(site, 'guidedownload', 'guideCards', 'hero', 'ctaBand');
  return (
    <PageLayout site={site} page={guidedownload}>
      <Hero content={guidedownload.hero} />
      <GuideCards content={guidedownload.guideCards} />
      <CtaBand content={guidedownload.ctaBand} />
    </PageLayout>
  );
}
