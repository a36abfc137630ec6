import { Home } from '@/components/pages/Home';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('home');

export default async function Page({ params }: RouteProps) {
  return <Home site={await siteOf(params)} />;
}
