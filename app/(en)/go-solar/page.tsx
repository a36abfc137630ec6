import { GoSolar } from '@/components/pages/GoSolar';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('go-solar');
export default routeOf(GoSolar);
