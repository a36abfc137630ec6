import { stopOnWrongContent } from '../check-content/check-content';
import { launchProblems } from '../launch-check/launch-problems';
import { runTool, step } from '../system/progress';

/** A process of its own reads the pictures that were made last, because an import reads their list only once. */
void runTool(async () => {
  await step('Words', stopOnWrongContent);
  const left = launchProblems(process.cwd(), process.env).length;
  if (left > 0)
    console.log(
      `"npm run check:launch" lists ${left} things: a host with SITE_ENV=production refuses to build until then.`,
    );
});
