import { runTool } from '../system/progress';
import { press } from './press';
import { speed } from './speed';
import { weight } from './weight';

const benches: Record<string, () => Promise<void> | void> = { speed, press, weight };

/** `npm run bench -- NAME`: docs/scripts.md describes each bench. */
void runTool(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  const measure = benches[name];
  if (!measure) throw new Error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  await measure();
});
