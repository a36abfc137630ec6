import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('terms-of-service');

export default async function Page({ params }: RouteProps) {
  return <LegalPage site={await siteOf(params)} id="terms-of-service" />;
}
