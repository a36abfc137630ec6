import { AboutUs } from '@/components/pages/AboutUs';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'aboutus'), en);

export default function Page() {
  return <AboutUs site={en} />;
}
