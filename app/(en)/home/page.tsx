import { Home } from '@/components/pages/Home';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('home');
export default routeOf(Home);
