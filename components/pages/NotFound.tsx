import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import type { Words } from '@/content/schemas/words';

export function NotFound({ words }: { words: Words }) {
  const { notFound } = words;
  return (
    <PageLayout words={words}>
      <Hero content={notFound.hero} />
      <SolutionTiles content={notFound.ways} surface="noon" />
      <CtaBand content={notFound.next} />
    </PageLayout>
  );
}
