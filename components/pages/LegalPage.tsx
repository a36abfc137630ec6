import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Hero } from '@/components/sections/Hero/Hero';
import { LegalText } from '@/components/sections/LegalText/LegalText';
import type { Words } from '@/content/schemas/words';

interface Props {
  words: Words;
  page: Words['pages']['accessibility' | 'privacyPolicy' | 'termsOfService' | 'tncGoodzero'];
}

/** The layout that the accessibility statement, the privacy policy and both sets of terms share. */
export function LegalPage({ words, page }: Props) {
  return (
    <PageLayout words={words} page={page}>
      <Hero content={page.hero} />
      <LegalText content={page.legal} locale={words.language.locale} />
      <StructuredData words={words} page={page} />
    </PageLayout>
  );
}
