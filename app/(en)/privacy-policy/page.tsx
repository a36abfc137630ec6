import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('privacy-policy');

export default async function Page({ params }: RouteProps) {
  return <LegalPage site={await siteOf(params)} id="privacy-policy" />;
}
