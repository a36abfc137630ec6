import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { Locations } from '@/components/sections/Locations/Locations';
import { LocationsBanner } from '@/components/sections/LocationsBanner/LocationsBanner';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function RooftopSolar({ site }: { site: Site }) {
  const page = pageOf(site, 'rooftop-solar', 'locationsBanner', 'linkList', 'hero', 'locations', 'ctaBand');
  return (
    <PageLayout site={site} page={page}>
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} />} />
      <Locations content={page.locations} />
      <LocationsBanner content={page.locationsBanner} />
      <LinkList content={page.linkList} />
      <CtaBand content={page.ctaBand} />
    </PageLayout>
  );
}
