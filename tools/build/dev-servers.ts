import { serveDraft } from '../seo/studio/draft-server';
import { step } from '../setup/progress.mjs';
import { nextCommand } from './next-command';

/** The studio's port is so much higher than that of the pages. */
const STUDIO_AFTER = 10;

/**
 * Serves the pages as they are edited, by Next, and the studio over them, until it is told to stop: both end together.
 *
 * @param routes the pages
 * @param port of the pages. It is kept to: the studio asks there
 */
export async function devServers(routes: readonly string[], port: number): Promise<void> {
  const studio = await serveDraft(`http://localhost:${port}`, routes, port + STUDIO_AFTER);
  console.log(`Studio: ${studio.address}`);
  await step('3/3 Next', () => nextCommand('dev', { ...process.env, PORT: String(port) }), { prints: true }).finally(
    studio.close,
  );
}
