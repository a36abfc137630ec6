import { Town } from '@/components/pages/Town';
import { firstSite, metadataOf, routeOf } from '@/app/site';

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(firstSite.towns).map((town) => ({ town }));
export const generateMetadata = metadataOf(({ town }: { town: string }) => `rooftop-solar-${town}`);
export default routeOf(Town);
