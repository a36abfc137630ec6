import { Residential } from '@/components/pages/Residential';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'residential'), hi);

export default function Page() {
  return <Residential site={hi} />;
}
