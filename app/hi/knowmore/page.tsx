import { KnowMore } from '@/components/pages/KnowMore';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'knowmore'), hi);

export default function Page() {
  return <KnowMore site={hi} />;
}
