import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('rooftop-solar');

export default async function Page({ params }: RouteProps) {
  return <RooftopSolar site={await siteOf(params)} />;
}
