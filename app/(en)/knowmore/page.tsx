import { KnowMore } from '@/components/pages/KnowMore';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.knowmore, en);

export default function Page() {
  return <KnowMore words={en} />;
}
