import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('privacy-policy');
export default routeOf(LegalPage, { id: 'privacy-policy' });
