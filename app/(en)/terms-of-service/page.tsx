import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('terms-of-service');
export default routeOf(LegalPage, { id: 'terms-of-service' });
