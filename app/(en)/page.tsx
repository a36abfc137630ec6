import { Landing } from '@/components/pages/Landing';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.landing, en);

export default function Page() {
  return <Landing words={en} />;
}
