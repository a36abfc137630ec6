import { Residential } from '@/components/pages/Residential';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('residential');

export default async function Page({ params }: RouteProps) {
  return <Residential site={await siteOf(params)} />;
}
