import { Commercial } from '@/components/pages/Commercial';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('commercial');
export default routeOf(Commercial);
