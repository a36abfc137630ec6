import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { GuideCards } from '@/components/sections/GuideCards/GuideCards';
import { Hero } from '@/components/sections/Hero/Hero';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function GuideDownload({ words }: { words: Words }) {
  const guidedownload = pageOf(words, 'guidedownload', 'guides', 'hero', 'next');
  return (
    <PageLayout words={words} page={guidedownload}>
      <Hero content={guidedownload.hero} />
      <GuideCards content={guidedownload.guides} />
      <CtaBand content={guidedownload.next} />
      <StructuredData words={words} page={guidedownload} />
    </PageLayout>
  );
}
