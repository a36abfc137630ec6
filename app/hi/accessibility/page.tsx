import { LegalPage } from '@/components/pages/LegalPage';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.accessibility, hi);

export default function Page() {
  return <LegalPage words={hi} page={hi.pages.accessibility} />;
}
