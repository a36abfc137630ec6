import { firstSite } from '@/app/site';
import { webManifest } from '@/lib/metadata';

export const dynamic = 'force-static';

export default function manifest() {
  return webManifest(firstSite);
}
