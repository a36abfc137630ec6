/** @jest-environment node */
import { ESLint } from 'eslint';
import config from './eslint.config.mjs';

// Passes the settings to ESLint directly, because ESLint cannot load its settings file inside Jest. Leaves out one rule
// that needs the types of the whole project, because no test here is about it.
const settings = config.filter((part) => part.rules?.['@typescript-eslint/no-floating-promises'] === undefined);
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: settings });

/** Returns the errors that ESLint finds in a file with the given text. */
async function complaints(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ message }) => message);
}

test.each([
  ["export const Red = () => <p style={{ color: 'red' }}>Sun</p>;\n"],
  [
    "import { Icon } from '@/components/ui/Icon/Icon';\nexport const Red = () => <Icon name=\"sun\" style={{ color: 'red' }} />;\n",
  ],
])('ESLint reports the style attribute in %j', async (text) => {
  expect(await complaints('components/sections/Hero/Hero.tsx', text)).toEqual([
    'The security policy allows no style attribute: use a class.',
  ]);
});

test('ESLint reports all methods of the console except console.error', async () => {
  expect(await complaints('lib/env.ts', "console.log('typed');\n")).toEqual([
    expect.stringContaining('Unexpected console statement'),
  ]);
  expect(await complaints('lib/env.ts', "console.error('failed');\n")).toEqual([]);
});
