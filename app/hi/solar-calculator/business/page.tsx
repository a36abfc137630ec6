import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { hi } from '@/content/hi/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(hi.pages.solarCalculatorBusiness, hi);

export default function Page() {
  return <SolarCalculator words={hi} kind="business" />;
}
