import { Landing } from '@/components/pages/Landing';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'landing'), hi);

export default function Page() {
  return <Landing site={hi} />;
}
