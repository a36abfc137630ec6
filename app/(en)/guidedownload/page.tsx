import { GuideDownload } from '@/components/pages/GuideDownload';
import { metadataOf, routeOf } from '@/app/site';

export const generateMetadata = metadataOf('guidedownload');
export default routeOf(GuideDownload);
