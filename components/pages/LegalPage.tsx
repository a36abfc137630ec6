import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';

interface Props {
  site: Site;
  id: 'accessibility' | 'privacy-policy' | 'terms-of-service' | 'tnc-goodzero';
}

export function LegalPage({ site, id }: Props) {
  const page = pageOf(site, id, 'hero', 'legalText');
  return (
    <PageLayout site={site} page={page}>
      <Hero content={page.hero} />
      <LegalText content={page.legalText} locale={site.language.locale} />
    </PageLayout>
  );
}
