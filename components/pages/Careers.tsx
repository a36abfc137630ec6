import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { GoBack } from '@/components/ui/GoBack/GoBack';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

export function Careers({ site }: { site: Site }) {
  const careers = pageOf(site, 'careers', 'goBack', 'hero', 'ctaBand');
  return (
    <PageLayout site={site} page={careers}>
      <Hero content={careers.hero}>
        <GoBack href={careers.goBack.href}>{careers.goBack.text}</GoBack>
      </Hero>
      <CtaBand content={careers.ctaBand} />
    </PageLayout>
  );
}
