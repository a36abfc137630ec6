import { AboutUs } from '@/components/pages/AboutUs';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'aboutus'), hi);

export default function Page() {
  return <AboutUs site={hi} />;
}
