import { Article } from '@/components/pages/Article';
import { en } from '@/app/site';
import { articlePage, articleSlugs } from '@/lib/article-pages';
import { pageMetadata } from '@/lib/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => articleSlugs(en).map((slug) => ({ slug }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(articlePage(en, (await params).slug), en);

export default async function Page({ params }: Props) {
  return <Article site={en} slug={(await params).slug} />;
}
