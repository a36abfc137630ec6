import { Commercial } from '@/components/pages/Commercial';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.commercial, en);

export default function Page() {
  return <Commercial words={en} />;
}
