import { Landing } from '@/components/pages/Landing';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('landing');

export default async function Page({ params }: RouteProps) {
  return <Landing site={await siteOf(params)} />;
}
