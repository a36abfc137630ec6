import { stopOnWrongContent } from '../check-content/check-content';
import { launchProblems } from '../launch-check/launch-problems';
import { runTool, step } from '../system/progress';

/** Runs in a process of its own, because an import reads the list of pictures only once. */
void runTool(async () => {
  await step('Words', stopOnWrongContent);
  const left = launchProblems(process.cwd(), process.env).length;
  const until = 'a host with SITE_ENV=production refuses to build until then';
  if (left > 0) console.log(`"npm run check:launch" lists ${left} things: ${until}.`);
});
