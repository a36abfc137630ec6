import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { hi } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'rooftop-solar'), hi);

export default function Page() {
  return <RooftopSolar words={hi} />;
}
