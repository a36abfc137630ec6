import { GuideDownload } from '@/components/pages/GuideDownload';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.guidedownload, hi);

export default function Page() {
  return <GuideDownload words={hi} />;
}
