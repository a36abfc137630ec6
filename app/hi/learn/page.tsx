import { Learn } from '@/components/pages/Learn';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'learn'), hi);

export default function Page() {
  return <Learn site={hi} />;
}
