import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { navigation } from '@/content/navigation';
import { tncGoodzero } from '@/content/pages/tnc-goodzero';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(tncGoodzero);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={tncGoodzero.hero} />
      <LegalText content={tncGoodzero.legal} />
    </PageFrame>
  );
}
