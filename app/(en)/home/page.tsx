import { Home } from '@/components/pages/Home';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'home'), en);

export default function Page() {
  return <Home site={en} />;
}
