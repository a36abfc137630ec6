import { hi } from '@/app/site';
import { webManifest } from '@/lib/metadata';

export const dynamic = 'force-static';

/**
 * Serves the web app manifest of the Hindi pages. Next.js generates one from `manifest.ts` only at the root of app/.
 */
export const GET = () => Response.json(webManifest(hi), { headers: { 'content-type': 'application/manifest+json' } });
