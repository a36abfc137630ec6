import { Article } from '@/components/pages/Article';
import { firstSite, type RouteProps, siteOf } from '@/app/site';
import { articlePage, articleSlugs } from '@/lib/pages';
import { pageMetadata } from '@/lib/metadata';

type Props = RouteProps<{ slug: string }>;

export const dynamicParams = false;
export const generateStaticParams = () => articleSlugs(firstSite).map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const site = await siteOf(params);
  return pageMetadata(articlePage(site, (await params).slug), site);
}

export default async function Page({ params }: Props) {
  return <Article site={await siteOf(params)} slug={(await params).slug} />;
}
