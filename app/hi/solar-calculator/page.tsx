import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { hi } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(hi, 'solar-calculator'), hi);

export default function Page() {
  return <SolarCalculator site={hi} kind="home" />;
}
