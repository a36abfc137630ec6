import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { privacyPolicy } from '@/content/en/pages/privacy-policy';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(privacyPolicy, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={privacyPolicy.hero} />
      <LegalText content={privacyPolicy.legal} />
      <StructuredData page={privacyPolicy} organisation={organisation} />
    </PageFrame>
  );
}
