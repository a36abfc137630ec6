import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-business');
export default routeOf(SolarCalculator, { kind: 'business' });
