import { AboutUs } from '@/components/pages/AboutUs';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.aboutus, en);

export default function Page() {
  return <AboutUs words={en} />;
}
