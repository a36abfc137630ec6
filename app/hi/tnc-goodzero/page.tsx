import { LegalPage } from '@/components/pages/LegalPage';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'tnc-goodzero'), hi);

export default function Page() {
  return <LegalPage site={hi} id="tnc-goodzero" />;
}
