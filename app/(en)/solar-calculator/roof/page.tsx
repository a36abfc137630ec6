import { DrawRoof } from '@/components/pages/DrawRoof';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-roof');
export default routeOf(DrawRoof);
