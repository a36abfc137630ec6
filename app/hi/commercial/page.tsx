import { Commercial } from '@/components/pages/Commercial';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.commercial, hi);

export default function Page() {
  return <Commercial words={hi} />;
}
