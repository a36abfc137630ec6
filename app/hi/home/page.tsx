import { Home } from '@/components/pages/Home';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.home, hi);

export default function Page() {
  return <Home words={hi} />;
}
