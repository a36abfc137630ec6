import { SolarCalculator } from '@/components/pages/SolarCalculator';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-society');
export default routeOf(SolarCalculator, { kind: 'society' });
