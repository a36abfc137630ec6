import { Town } from '@/components/pages/Town';
import { firstSite, type RouteProps, siteOf } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { townPage } from '@/lib/pages';

type Props = RouteProps<{ town: string }>;

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(firstSite.towns).map((town) => ({ town }));

export async function generateMetadata({ params }: Props) {
  const site = await siteOf(params);
  return pageMetadata(townPage(site, (await params).town), site);
}

export default async function Page({ params }: Props) {
  return <Town site={await siteOf(params)} town={(await params).town} />;
}
