import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { Article as ArticleText } from '@/components/sections/Article/Article';
import { ArticleFigure } from '@/components/sections/Article/ArticleFigure';
import { Letter } from '@/components/sections/Article/Letter';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { Line } from '@/components/sections/Prose/Prose';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { DatedWords } from '@/components/ui/DateText/DatedWords';
import type { Paragraph } from '@/lib/content/prose';
import type { Words } from '@/content/schemas/words';
import { fill } from '@/lib/content/fill';
import { articlePage } from '@/lib/article-pages';
import { pageOf } from '@/lib/page-of';
import { factsOf } from '@/lib/solar/facts';
import { breadcrumbsOf } from '@/lib/breadcrumbs';

/** The page of an article: its question, its answer, the prose, the sources, and links to read next. */
export function Article({ words, slug }: { words: Words; slug: string }) {
  const page = articlePage(words, slug);
  const { article, next } = page;
  const { locale } = words.language;
  const nameOf = (number: number) => fill(words.articles.source, { number });
  const above = [pageOf(words, 'learn')];
  const [opening, ...sections] = article.sections;
  const [answer, ...rest] = opening!.blocks;
  return (
    <PageLayout words={words} page={page}>
      <Hero
        content={{ heading: article.question, picture: article.picture, surface: 'dawn' }}
        breadcrumb={<Breadcrumbs label={words.interface.breadcrumb} steps={breadcrumbsOf({ words, page, above })} />}
        lead={<Line content={answer as Paragraph} nameOf={nameOf} />}
        below={
          <DatedWords day={page.updated} locale={locale}>
            {words.articles.updated}
          </DatedWords>
        }
      />
      <ArticleText
        content={{ ...article, sections: rest.length > 0 ? [{ blocks: rest }, ...sections] : sections }}
        words={words.articles}
        locale={locale}
        figure={
          article.figure && (
            <ArticleFigure
              content={article.figure}
              sources={article.sources.map(({ id }) => id)}
              nameOf={nameOf}
              facts={factsOf(words.solar)}
              town={words.solar.exampleTown}
              locale={locale}
            />
          )
        }
      >
        {article.letter && <Letter content={article.letter} words={words.articles.letter} />}
      </ArticleText>
      <CtaBand content={next} />
      <StructuredData words={words} page={page} above={above} article={article} />
    </PageLayout>
  );
}
