import { Landing } from '@/components/pages/Landing';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.landing, hi);

export default function Page() {
  return <Landing words={hi} />;
}
