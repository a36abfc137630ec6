import { GoSolar } from '@/components/pages/GoSolar';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'go-solar'), en);

export default function Page() {
  return <GoSolar site={en} />;
}
