import { RooftopSolar } from '@/components/pages/RooftopSolar';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('rooftop-solar');
export default routeOf(RooftopSolar);
