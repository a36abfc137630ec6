import { Careers } from '@/components/pages/Careers';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.careers, hi);

export default function Page() {
  return <Careers words={hi} />;
}
