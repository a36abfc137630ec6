import { type RouteProps, siteOf } from '@/app/site';
import { webManifest } from '@/lib/metadata';

export { generateStaticParams } from '@/app/site';

export const dynamic = 'force-static';

/** Next.js reads `manifest.ts` only at the root of app/, so the other languages need this route. */
export const GET = async (_: Request, { params }: RouteProps) =>
  Response.json(webManifest(await siteOf(params)), { headers: { 'content-type': 'application/manifest+json' } });
