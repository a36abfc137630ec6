import { PageFrame } from '@/components/layout/PageFrame/PageFrame';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import { navigation } from '@/content/en/navigation';
import { organisation } from '@/content/en/organisation';
import { termsOfService } from '@/content/en/pages/terms-of-service';
import { site } from '@/content/facts/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(termsOfService, site);

export default function Page() {
  return (
    <PageFrame navigation={navigation} site={site}>
      <Hero content={termsOfService.hero} />
      <LegalText content={termsOfService.legal} />
      <StructuredData page={termsOfService} organisation={organisation} />
    </PageFrame>
  );
}
