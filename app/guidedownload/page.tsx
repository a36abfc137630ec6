import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { Prose } from '@/components/sections/Prose/Prose';
import { navigation } from '@/content/navigation';
import { guidedownload } from '@/content/pages/guidedownload';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(guidedownload);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={guidedownload.hero} />
      <Prose content={guidedownload.opening} />
    </PageFrame>
  );
}
