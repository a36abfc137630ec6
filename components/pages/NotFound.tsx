import { typefaces } from '@/components/layout/Document/typefaces';
import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkList } from '@/components/sections/LinkList/LinkList';
import { SolutionTiles } from '@/components/sections/SolutionTiles/SolutionTiles';
import type { Site } from '@/content/read';

interface Props {
  site: Site;
  /** The page in the other languages, because an unknown address does not show which language the visitor reads. */
  others?: Pick<Site, 'language' | 'notFound'>[];
}

export function NotFound({ site, others = [] }: Props) {
  const { notFound } = site;
  return (
    <PageLayout site={site}>
      <Hero content={notFound.hero} />
      {others.map(({ language: { code, typeface }, notFound: { hero, solutionTiles } }) => (
        <div lang={code} className={typefaces[typeface].lines} key={code}>
          <CtaBand content={{ heading: hero.heading, text: hero.text, action: hero.action! }} id={code} />
          <LinkList
            content={{
              heading: solutionTiles.heading,
              links: solutionTiles.tiles.map(({ title, href }) => ({ text: title, href })),
            }}
            id={`ways-${code}`}
          />
        </div>
      ))}
      <SolutionTiles content={notFound.solutionTiles} surface="noon" />
      <CtaBand content={notFound.ctaBand} />
    </PageLayout>
  );
}
