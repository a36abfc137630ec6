import { HousingSociety } from '@/components/pages/HousingSociety';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('housing-society');
export default routeOf(HousingSociety);
