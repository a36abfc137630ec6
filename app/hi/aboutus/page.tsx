import { AboutUs } from '@/components/pages/AboutUs';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.aboutus, hi);

export default function Page() {
  return <AboutUs words={hi} />;
}
