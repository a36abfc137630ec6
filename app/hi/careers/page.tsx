import { Careers } from '@/components/pages/Careers';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'careers'), hi);

export default function Page() {
  return <Careers site={hi} />;
}
