import { Residential } from '@/components/pages/Residential';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.residential, en);

export default function Page() {
  return <Residential words={en} />;
}
