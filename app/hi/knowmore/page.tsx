import { KnowMore } from '@/components/pages/KnowMore';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.knowmore, hi);

export default function Page() {
  return <KnowMore words={hi} />;
}
