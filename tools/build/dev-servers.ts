import { serveDraft } from '../seo/studio/draft-server';
import { nextCommand } from './next-command';

/** The studio's port is so much higher than that of the pages. */
const STUDIO_AFTER = 10;

/**
 * Serves the pages as they are edited, by Next, and the studio over them, until it is told to stop: both end together.
 *
 * @param routes the pages
 * @param port of the pages. The studio asks there
 */
export async function devServers(routes: readonly string[], port: number): Promise<void> {
  const studio = await serveDraft(`http://localhost:${port}`, routes, port + STUDIO_AFTER);
  console.log(`Studio: ${studio.address}`);
  await nextCommand('dev', { ...process.env, PORT: String(port) }).finally(studio.close);
}
