import { Subsidies } from '@/components/pages/Subsidies';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('subsidies');

export default async function Page({ params }: RouteProps) {
  return <Subsidies site={await siteOf(params)} />;
}
