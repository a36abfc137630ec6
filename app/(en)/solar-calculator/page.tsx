import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { en } from '@/content/en/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(en.pages.solarCalculator, en);

export default function Page() {
  return <SolarCalculator words={en} kind="home" />;
}
