import { LegalPage } from '@/components/pages/LegalPage';
import { en } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'privacy-policy'), en);

export default function Page() {
  return <LegalPage words={en} id="privacy-policy" />;
}
