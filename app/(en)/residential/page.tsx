import { Residential } from '@/components/pages/Residential';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('residential');
export default routeOf(Residential);
