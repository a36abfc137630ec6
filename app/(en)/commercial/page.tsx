import { Commercial } from '@/components/pages/Commercial';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('commercial');

export default async function Page({ params }: RouteProps) {
  return <Commercial site={await siteOf(params)} />;
}
