import { AboutUs } from '@/components/pages/AboutUs';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('aboutus');

export default async function Page({ params }: RouteProps) {
  return <AboutUs site={await siteOf(params)} />;
}
