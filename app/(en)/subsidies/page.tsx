import { Subsidies } from '@/components/pages/Subsidies';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('subsidies');
export default routeOf(Subsidies);
