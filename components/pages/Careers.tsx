import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { GoBack } from '@/components/ui/GoBack/GoBack';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/page-of';

export function Careers({ site }: { site: Site }) {
  const careers = pageOf(site, 'careers', 'back', 'hero', 'next');
  return (
    <PageLayout site={site} page={careers}>
      <Hero content={careers.hero}>
        <GoBack href={careers.back.href}>{careers.back.text}</GoBack>
      </Hero>
      <CtaBand content={careers.next} />
      <StructuredData site={site} page={careers} />
    </PageLayout>
  );
}
