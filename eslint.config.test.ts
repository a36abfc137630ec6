/** @jest-environment node */
import { ESLint } from 'eslint';
import config from './eslint.config.mjs';

// Gives ESLint its settings directly, because ESLint cannot load its settings file inside Jest. Leaves out the rule that
// reads the types of the whole project, which no test here is about.
const settings = config.filter((part) => part.rules?.['@typescript-eslint/no-floating-promises'] === undefined);
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: settings });

/** Returns what ESLint reports about a file with the given text. */
async function complaints(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ message }) => message);
}

test.each([
  ["export const Red = () => <p style={{ color: 'red' }}>Sun</p>;\n"],
  [
    "import { Icon } from '@/components/ui/Icon/Icon';\nexport const Red = () => <Icon name=\"sun\" style={{ color: 'red' }} />;\n",
  ],
])('ESLint refuses the style attribute in %j', async (text) => {
  expect(await complaints('components/sections/Hero/Hero.tsx', text)).toEqual([
    'The security policy allows no style attribute: use a class.',
  ]);
});

test('ESLint refuses all methods of the console but console.error', async () => {
  expect(await complaints('lib/env.ts', "console.log('typed');\n")).toEqual([
    expect.stringContaining('Unexpected console statement'),
  ]);
  expect(await complaints('lib/env.ts', "console.error('failed');\n")).toEqual([]);
});
