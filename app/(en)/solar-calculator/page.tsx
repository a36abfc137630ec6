import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { en } from '@/app/site';
import { pageMetadata } from '@/lib/metadata';
import { pageOf } from '@/lib/page-of';

export const metadata = pageMetadata(pageOf(en, 'solar-calculator'), en);

export default function Page() {
  return <SolarCalculator site={en} kind="home" />;
}
