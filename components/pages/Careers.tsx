import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { GoBack } from '@/components/ui/GoBack/GoBack';
import type { Words } from '@/content/schemas/words';
import { pageOf } from '@/lib/page-of';

export function Careers({ words }: { words: Words }) {
  const careers = pageOf(words, 'careers', 'back', 'hero', 'next');
  return (
    <PageLayout words={words} page={careers}>
      <Hero content={careers.hero}>
        <GoBack href={careers.back.href}>{careers.back.text}</GoBack>
      </Hero>
      <CtaBand content={careers.next} />
      <StructuredData words={words} page={careers} />
    </PageLayout>
  );
}
