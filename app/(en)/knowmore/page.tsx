import { KnowMore } from '@/components/pages/KnowMore';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'knowmore'), en);

export default function Page() {
  return <KnowMore site={en} />;
}
