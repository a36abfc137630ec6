import { Article } from '@/components/pages/Article';
import { firstSite, metadataOf, routeOf } from '@/app/site';
import { articleSlugs } from '@/lib/pages';

export const dynamicParams = false;
export const generateStaticParams = () => articleSlugs(firstSite).map((slug) => ({ slug }));
export const generateMetadata = metadataOf(({ slug }: { slug: string }) => `learn-${slug}`);
export default routeOf(Article);
