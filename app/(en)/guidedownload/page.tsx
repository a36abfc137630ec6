import { GuideDownload } from '@/components/pages/GuideDownload';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'guidedownload'), en);

export default function Page() {
  return <GuideDownload site={en} />;
}
