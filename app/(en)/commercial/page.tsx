import { Commercial } from '@/components/pages/Commercial';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'commercial'), en);

export default function Page() {
  return <Commercial site={en} />;
}
