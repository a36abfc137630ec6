import { hi } from '@/app/words';
import { webManifest } from '@/lib/metadata';

export const dynamic = 'force-static';

/** The manifest of the Hindi pages. Next.js makes one of `manifest.ts` only at the root of app/. */
export const GET = () => Response.json(webManifest(hi), { headers: { 'content-type': 'application/manifest+json' } });
