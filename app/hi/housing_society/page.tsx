import { HousingSociety } from '@/components/pages/HousingSociety';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'housing-society'), hi);

export default function Page() {
  return <HousingSociety site={hi} />;
}
