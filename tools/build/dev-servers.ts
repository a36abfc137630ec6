import { serveDraft } from '../seo/studio/draft-server';
import { nextCommand } from './next-command';

/** The difference between the ports of the studio and of the pages under `npm run dev`. */
const STUDIO_AFTER = 10;

/**
 * Starts Next's development server and the studio over its pages. Both servers end together.
 * @param port the port of the pages, from which the studio also fetches them
 */
export async function devServers(routes: readonly string[], port: number): Promise<void> {
  const studio = await serveDraft(`http://localhost:${port}`, routes, port + STUDIO_AFTER);
  console.log(`Studio: ${studio.address}`);
  await nextCommand('dev', { ...process.env, PORT: String(port) }).finally(studio.close);
}
