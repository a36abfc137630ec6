import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { ArticleText } from '@/components/sections/Article/ArticleText';
import { ArticleDrawing } from '@/components/sections/Article/ArticleDrawing';
import { Letter } from '@/components/sections/Article/Letter';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { Line } from '@/components/sections/Prose/Prose';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { TextWithDate } from '@/components/ui/DateText/DateText';
import type { Paragraph } from '@/lib/content/prose';
import type { Site } from '@/content/read';
import { fill } from '@/lib/content/fill';
import { articlePage, pageOf } from '@/lib/pages';
import { factsOf } from '@/lib/solar/facts';

export function Article({ site, slug }: { site: Site; slug: string }) {
  const page = articlePage(site, slug);
  const { article, ctaBand } = page;
  const { locale } = site.language;
  const nameOf = (number: number) => fill(site.articles.source, { number });
  const above = [pageOf(site, 'learn')];
  const [opening, ...sections] = article.sections;
  const [answer, ...rest] = opening!.blocks;
  return (
    <PageLayout site={site} page={page} above={above} article={article}>
      <Hero
        content={{ heading: article.question, picture: article.picture, surface: 'dawn' }}
        breadcrumb={<Breadcrumbs site={site} page={page} above={above} />}
        lead={<Line content={answer as Paragraph} nameOf={nameOf} />}
        below={
          <TextWithDate day={page.updated} locale={locale}>
            {site.articles.updated}
          </TextWithDate>
        }
      />
      <ArticleText
        content={{ ...article, sections: rest.length > 0 ? [{ blocks: rest }, ...sections] : sections }}
        labels={site.articles}
        locale={locale}
        drawing={
          article.drawing && (
            <ArticleDrawing
              content={article.drawing}
              sources={article.sources.map(({ id }) => id)}
              nameOf={nameOf}
              facts={factsOf(site.solar)}
              town={site.solar.exampleTown}
              locale={locale}
            />
          )
        }
      >
        {article.letter && <Letter content={article.letter} labels={site.articles.letter} />}
      </ArticleText>
      <CtaBand content={ctaBand} />
    </PageLayout>
  );
}
