import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import type { Words } from '@/content/schemas/words';

interface Props {
  words: Words;
  /**
   * The words of this page in the other languages, because nobody knows which language the visitor of an unknown
   * address reads.
   */
  others?: Pick<Words, 'language' | 'notFound'>[];
}

export function NotFound({ words, others = [] }: Props) {
  const { notFound } = words;
  return (
    <PageLayout words={words}>
      <Hero content={notFound.hero} />
      {others.map(({ language: { code }, notFound: { hero, ways } }) => (
        <div lang={code} key={code}>
          <CtaBand content={{ heading: hero.heading, text: hero.text, action: hero.action! }} id={code} />
          <LinkList
            content={{ heading: ways.heading, links: ways.tiles.map(({ title, href }) => ({ text: title, href })) }}
            id={`ways-${code}`}
          />
        </div>
      ))}
      <SolutionTiles content={notFound.ways} surface="noon" />
      <CtaBand content={notFound.next} />
    </PageLayout>
  );
}
