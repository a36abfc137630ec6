import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.rooftopSolar, en);

export default function Page() {
  return <RooftopSolar words={en} />;
}
