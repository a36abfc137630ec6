import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { Trio } from '@/components/sections/Trio/Trio';
import { navigation } from '@/content/navigation';
import { aboutus } from '@/content/pages/aboutus';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(aboutus);

export default function Page() {
  return (
    <PageFrame footer={navigation.footer} site={site}>
      <Hero content={aboutus.hero} />
      <Trio content={aboutus.beliefs} />
      <CtaBand content={aboutus.next} />
    </PageFrame>
  );
}
