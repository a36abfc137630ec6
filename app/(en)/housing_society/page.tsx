import { HousingSociety } from '@/components/pages/HousingSociety';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'housing-society'), en);

export default function Page() {
  return <HousingSociety site={en} />;
}
