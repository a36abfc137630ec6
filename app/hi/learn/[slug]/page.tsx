import { Article } from '@/components/pages/Article';
import { hi } from '@/app/site';
import { articlePage, articleSlugs } from '@/lib/article-pages';
import { pageMetadata } from '@/lib/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => articleSlugs(hi).map((slug) => ({ slug }));
export const generateMetadata = async ({ params }: Props) => pageMetadata(articlePage(hi, (await params).slug), hi);

export default async function Page({ params }: Props) {
  return <Article site={hi} slug={(await params).slug} />;
}
