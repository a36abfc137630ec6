import { Careers } from '@/components/pages/Careers';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('careers');

export default async function Page({ params }: RouteProps) {
  return <Careers site={await siteOf(params)} />;
}
