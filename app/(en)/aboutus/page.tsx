import { AboutUs } from '@/components/pages/AboutUs';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('aboutus');
export default routeOf(AboutUs);
