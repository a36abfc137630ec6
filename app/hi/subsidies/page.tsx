import { Subsidies } from '@/components/pages/Subsidies';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'subsidies'), hi);

export default function Page() {
  return <Subsidies site={hi} />;
}
