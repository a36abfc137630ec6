import { LegalPage } from '@/components/pages/LegalPage';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('tnc-goodzero');
export default routeOf(LegalPage, { id: 'tnc-goodzero' });
