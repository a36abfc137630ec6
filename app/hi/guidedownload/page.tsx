import { GuideDownload } from '@/components/pages/GuideDownload';
import { hi } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'guidedownload'), hi);

export default function Page() {
  return <GuideDownload words={hi} />;
}
