import { HousingSociety } from '@/components/pages/HousingSociety';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.housingSociety, en);

export default function Page() {
  return <HousingSociety words={en} />;
}
