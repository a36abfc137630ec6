import { messageOf, step } from '../setup/progress.mjs';
import { nextCommand } from './next-command';
import { stopOnWrongContent } from './stop-on-wrong-content';

/** `npm run dev`: Next's own development server, with the settings of `.env.local`. */
async function dev(): Promise<void> {
  await step('1/2 Content', stopOnWrongContent);
  await step('2/2 Next', () => nextCommand('dev', process.env), { prints: true });
}

dev().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
