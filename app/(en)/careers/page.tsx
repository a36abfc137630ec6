import { Careers } from '@/components/pages/Careers';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'careers'), en);

export default function Page() {
  return <Careers site={en} />;
}
