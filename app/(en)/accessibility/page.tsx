import { LegalPage } from '@/components/pages/LegalPage';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'accessibility'), en);

export default function Page() {
  return <LegalPage site={en} id="accessibility" />;
}
