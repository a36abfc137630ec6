import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { Prose } from '@/components/sections/Prose/Prose';
import { navigation } from '@/content/navigation';
import { subsidies } from '@/content/pages/subsidies';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(subsidies);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={subsidies.hero} />
      <Prose content={subsidies.opening} />
    </PageFrame>
  );
}
