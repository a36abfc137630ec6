import { CompareQuotes } from '@/components/pages/CompareQuotes';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('solar-calculator-compare-quotes');
export default routeOf(CompareQuotes);
