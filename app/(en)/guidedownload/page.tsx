import { GuideDownload } from '@/components/pages/GuideDownload';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.guidedownload, en);

export default function Page() {
  return <GuideDownload words={en} />;
}
