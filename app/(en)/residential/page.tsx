import { Residential } from '@/components/pages/Residential';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'residential'), en);

export default function Page() {
  return <Residential site={en} />;
}
