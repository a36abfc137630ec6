import { LegalPage } from '@/components/pages/LegalPage';
import { en } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'terms-of-service'), en);

export default function Page() {
  return <LegalPage words={en} id="terms-of-service" />;
}
