import { Careers } from '@/components/pages/Careers';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.careers, en);

export default function Page() {
  return <Careers words={en} />;
}
