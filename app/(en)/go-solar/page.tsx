import { GoSolar } from '@/components/pages/GoSolar';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.goSolar, en);

export default function Page() {
  return <GoSolar words={en} />;
}
