import { GoSolar } from '@/components/pages/GoSolar';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.goSolar, hi);

export default function Page() {
  return <GoSolar words={hi} />;
}
