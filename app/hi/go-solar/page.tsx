import { GoSolar } from '@/components/pages/GoSolar';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'go-solar'), hi);

export default function Page() {
  return <GoSolar site={hi} />;
}
