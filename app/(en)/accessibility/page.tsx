import { LegalPage } from '@/components/pages/LegalPage';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.accessibility, en);

export default function Page() {
  return <LegalPage words={en} page={en.pages.accessibility} />;
}
