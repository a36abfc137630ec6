import { KnowMore } from '@/components/pages/KnowMore';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('knowmore');

export default async function Page({ params }: RouteProps) {
  return <KnowMore site={await siteOf(params)} />;
}
