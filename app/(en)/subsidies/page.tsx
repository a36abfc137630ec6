import { Subsidies } from '@/components/pages/Subsidies';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'subsidies'), en);

export default function Page() {
  return <Subsidies site={en} />;
}
