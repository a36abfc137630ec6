import { HousingSociety } from '@/components/pages/HousingSociety';
import { hi } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'housing-society'), hi);

export default function Page() {
  return <HousingSociety words={hi} />;
}
