import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { Prose } from '@/components/sections/Prose/Prose';
import { navigation } from '@/content/navigation';
import { knowmore } from '@/content/pages/knowmore';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(knowmore);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={knowmore.hero} />
      <Prose content={knowmore.opening} />
    </PageFrame>
  );
}
