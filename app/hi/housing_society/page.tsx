import { HousingSociety } from '@/components/pages/HousingSociety';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.housingSociety, hi);

export default function Page() {
  return <HousingSociety words={hi} />;
}
