import { Learn } from '@/components/pages/Learn';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('learn');
export default routeOf(Learn);
