import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { GoBack } from '@/components/ui/GoBack/GoBack';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { careers } from '@/content/en/pages/careers';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(careers, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={careers.hero}>
        <GoBack href={careers.back.href}>{careers.back.text}</GoBack>
      </Hero>
      <CtaBand content={careers.next} />
      <StructuredData page={careers} organisation={organisation} />
    </PageFrame>
  );
}
