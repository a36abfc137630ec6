import { Subsidies } from '@/components/pages/Subsidies';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.subsidies, en);

export default function Page() {
  return <Subsidies words={en} />;
}
