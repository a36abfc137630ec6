import { GoSolar } from '@/components/pages/GoSolar';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('go-solar');

export default async function Page({ params }: RouteProps) {
  return <GoSolar site={await siteOf(params)} />;
}
