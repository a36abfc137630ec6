import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';
import { breadcrumbsOf } from '@/lib/breadcrumbs';

/** The page that lists the places where the company works. The pages of the towns are below it. */
export function RooftopSolar({ words }: { words: Words }) {
  const page = pageOf(words, 'rooftop-solar', 'banner', 'contents', 'hero', 'locations', 'next');
  return (
    <PageLayout words={words} page={page}>
      <Hero
        content={page.hero}
        breadcrumb={<Breadcrumbs label={words.interface.breadcrumb} steps={breadcrumbsOf({ words, page })} />}
      />
      <Locations content={page.locations} />
      <LocationsBanner content={page.banner} />
      <LinkList content={page.contents} />
      <CtaBand content={page.next} />
      <StructuredData words={words} page={page} />
    </PageLayout>
  );
}
