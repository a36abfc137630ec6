import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.rooftopSolar, hi);

export default function Page() {
  return <RooftopSolar words={hi} />;
}
