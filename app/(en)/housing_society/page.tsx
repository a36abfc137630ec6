import { HousingSociety } from '@/components/pages/HousingSociety';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('housing-society');

export default async function Page({ params }: RouteProps) {
  return <HousingSociety site={await siteOf(params)} />;
}
