import { type RouteProps, siteOf } from '@/app/site';
import { webManifest } from '@/lib/metadata';

export { generateStaticParams } from '@/app/site';

export const dynamic = 'force-static';

/** Serves the web app manifest of a language. Next.js generates one from `manifest.ts` only at the root of app/. */
export const GET = async (_: Request, { params }: RouteProps) =>
  Response.json(webManifest(await siteOf(params)), { headers: { 'content-type': 'application/manifest+json' } });
