import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { ArticleList } from '@/components/sections/Article/ArticleList';
import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import { Hero } from '@/components/sections/Hero/Hero';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { articlePage, articleSlugs, pageOf } from '@/lib/pages';

export function Learn({ site }: { site: Site }) {
  const page = pageOf(site, 'learn', 'hero', 'ctaBand');
  const articles = articleSlugs(site).map((slug) => {
    const { article, address } = articlePage(site, slug);
    return { question: article.question, short: article.short, address };
  });
  return (
    <PageLayout site={site} page={page}>
      <Hero content={page.hero} breadcrumb={<Breadcrumbs site={site} page={page} />} />
      <ArticleList articles={articles} />
      <CtaBand content={page.ctaBand} />
    </PageLayout>
  );
}
