import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('accessibility');
export default routeOf(LegalPage, { id: 'accessibility' });
