import { Subsidies } from '@/components/pages/Subsidies';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.subsidies, hi);

export default function Page() {
  return <Subsidies words={hi} />;
}
