import { Learn } from '@/components/pages/Learn';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('learn');

export default async function Page({ params }: RouteProps) {
  return <Learn site={await siteOf(params)} />;
}
