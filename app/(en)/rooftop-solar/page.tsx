import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { en } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'rooftop-solar'), en);

export default function Page() {
  return <RooftopSolar words={en} />;
}
