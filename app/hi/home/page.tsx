import { Home } from '@/components/pages/Home';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'home'), hi);

export default function Page() {
  return <Home site={hi} />;
}
