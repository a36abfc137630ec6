import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'rooftop-solar'), hi);

export default function Page() {
  return <RooftopSolar site={hi} />;
}
