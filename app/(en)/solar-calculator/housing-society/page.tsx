import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { metadataOf, type RouteProps, siteOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-society');

export default async function Page({ params }: RouteProps) {
  return <SolarCalculator site={await siteOf(params)} kind="society" />;
}
