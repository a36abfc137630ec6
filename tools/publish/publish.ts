import { runTool } from '../system/progress';
import { describeChange } from './changes';
import { Clash, Publisher } from './publisher';
import { steps } from './steps';

const HELP = `npm run publish                           publishes all changed words and pictures
npm run publish -- list                   lists the last twenty publishes
npm run publish -- take-back NUMBER       takes the one with this number of the list back
After "mine" or "theirs" at the end, texts that somebody else has changed too become yours or the others'.`;

/** Exit code 2: a person has to decide which words are taken, "mine" or "theirs". */
void runTool(async () => {
  const words = process.argv.slice(2);
  const side = (['mine', 'theirs'] as const).find((name) => name === words.at(-1));
  const [act = 'publish', number = ''] = side ? words.slice(0, -1) : words;
  const publisher = new Publisher(process.cwd(), steps);
  try {
    if (act === 'list')
      for (const [at, { on, by, subject, changes }] of (await publisher.published()).entries())
        console.log([`${at + 1}. ${on}, ${by}: ${subject}`, ...changes.map(describeChange)].join('\n'));
    else if (act === 'take-back') {
      const list = await publisher.published();
      // The page "Publish" sends the id of a commit, because the numbers change with each publish.
      const found = list[Number(number) - 1] ?? list.find(({ commit }) => commit === number);
      await publisher.takeBack(found?.commit ?? '', side);
    } else if (act === 'publish') {
      for (const change of (await publisher.state()).changes) console.log(describeChange(change));
      await publisher.publish(side);
    } else console.log(HELP);
  } catch (error) {
    if (!(error instanceof Clash)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});
