import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { StructuredData } from '@/components/layout/StructuredData/StructuredData';
import { ArticleList } from '@/components/sections/Article/ArticleList';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import type { Words } from '@/content/schemas/words';
import { articlePage, articleSlugs } from '@/lib/article-pages';
import { pageOf } from '@/lib/page-of';
import { breadcrumbsOf } from '@/lib/breadcrumbs';

/** The page that lists all articles by their questions. The pages of the articles are below it. */
export function Learn({ words }: { words: Words }) {
  const page = pageOf(words, 'learn', 'hero', 'next');
  const articles = articleSlugs(words).map((slug) => {
    const { article, address } = articlePage(words, slug);
    return { question: article.question, short: article.short, address };
  });
  return (
    <PageLayout words={words} page={page}>
      <Hero
        content={page.hero}
        breadcrumb={<Breadcrumbs label={words.interface.breadcrumb} steps={breadcrumbsOf({ words, page })} />}
      />
      <ArticleList articles={articles} />
      <CtaBand content={page.next} />
      <StructuredData words={words} page={page} />
    </PageLayout>
  );
}
