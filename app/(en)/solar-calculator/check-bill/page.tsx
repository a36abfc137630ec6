import { CheckBill } from '@/components/pages/CheckBill';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-check-bill');
export default routeOf(CheckBill);
