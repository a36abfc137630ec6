import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

interface Props {
  words: Words;
  id: 'accessibility' | 'privacy-policy' | 'terms-of-service' | 'tnc-goodzero';
}

/** The layout that the accessibility statement, the privacy policy and both sets of terms share. */
export function LegalPage({ words, id }: Props) {
  const page = pageOf(words, id, 'hero', 'legal');
  return (
    <PageLayout words={words} page={page}>
      <Hero content={page.hero} />
      <LegalText content={page.legal} locale={words.language.locale} />
      <StructuredData words={words} page={page} />
    </PageLayout>
  );
}
