import { Learn } from '@/components/pages/Learn';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'learn'), en);

export default function Page() {
  return <Learn site={en} />;
}
