import { Commercial } from '@/components/pages/Commercial';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'commercial'), hi);

export default function Page() {
  return <Commercial site={hi} />;
}
