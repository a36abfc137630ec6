import { Landing } from '@/components/pages/Landing';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'landing'), en);

export default function Page() {
  return <Landing site={en} />;
}
