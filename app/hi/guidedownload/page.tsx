import { GuideDownload } from '@/components/pages/GuideDownload';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'guidedownload'), hi);

export default function Page() {
  return <GuideDownload site={hi} />;
}
