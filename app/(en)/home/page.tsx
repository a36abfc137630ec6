import { Home } from '@/components/pages/Home';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.home, en);

export default function Page() {
  return <Home words={en} />;
}
