import { KnowMore } from '@/components/pages/KnowMore';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('knowmore');
export default routeOf(KnowMore);
