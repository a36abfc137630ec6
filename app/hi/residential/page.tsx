import { Residential } from '@/components/pages/Residential';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.residential, hi);

export default function Page() {
  return <Residential words={hi} />;
}
