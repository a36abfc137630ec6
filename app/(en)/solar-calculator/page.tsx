import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator');
export default routeOf(SolarCalculator, { kind: 'home' });
