import { GuideDownload } from '@/components/pages/GuideDownload';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('guidedownload');

export default async function Page({ params }: RouteProps) {
  return <GuideDownload site={await siteOf(params)} />;
}
