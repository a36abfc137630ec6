import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { en } from '@/app/words';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'solar-calculator-society'), en);

export default function Page() {
  return <SolarCalculator words={en} kind="society" />;
}
