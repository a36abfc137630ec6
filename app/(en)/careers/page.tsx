import { Careers } from '@/components/pages/Careers';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('careers');
export default routeOf(Careers);
