import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'rooftop-solar'), en);

export default function Page() {
  return <RooftopSolar site={en} />;
}
