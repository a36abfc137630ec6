import { Landing } from '@/components/pages/Landing';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('landing');
export default routeOf(Landing);
