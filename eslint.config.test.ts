/** @jest-environment node */
import { ESLint } from 'eslint';
import config from './eslint.config.mjs';

// ESLint would load the settings by itself, but not from inside Jest.
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });

/** What the lint rules say of a file with this text. */
async function complaints(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ message }) => message);
}

const using = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;
const OWN_WORDS = 'A test has words of its own: import only types from content/.';
const WORDS = 'Words reach a component as props: import only types from content/.';

test.each([
  ['components/forms/Field/Field.tsx', 'site', '@/content/site', WORDS],
  ['components/forms/Field/Field.tsx', 'site', '../../../content/site', WORDS],
  ['components/sections/Hero/Hero.tsx', 'landing', '@/content/pages/landing', WORDS],
  ['lib/metadata.ts', 'site', '@/content/site', WORDS],
  ['lib/metadata.ts', 'Hero', '@/components/sections/Hero/Hero', 'lib/ knows no component.'],
  [
    'components/ui/Icon/Icon.tsx',
    'Section',
    '@/components/sections/Section/Section',
    'Primitives know nothing of solar.',
  ],
  ['components/ui/Icon/Icon.tsx', 'Section', '../../sections/Section/Section', 'Primitives know nothing of solar.'],
  ['components/pages/Home.tsx', 'en', '@/content/en/words', WORDS],
  [
    'components/sections/Hero/Hero.tsx',
    'Home',
    '@/components/pages/Home',
    'Pages are made of these components, and not the other way round.',
  ],
  ['components/ui/Icon/Icon.tsx', 'Field', '@/components/forms/Field/Field', 'Primitives know nothing of solar.'],
  ['components/ui/Icon/Icon.tsx', 'site', '@/content/site', 'Primitives know nothing of solar.'],
  [
    'components/layout/Header/Header.tsx',
    'metadata',
    '@/app/layout',
    'Only app/ knows the routes: nothing imports from it.',
  ],
  ['content/facts/company.ts', 'Hero', '@/components/sections/Hero/Hero', 'content/ holds words alone.'],
  ['content/facts/company.ts', 'siteUrl', '../lib/env', 'content/ holds words alone.'],
  ['components/forms/Field/Field.test.tsx', 'site', '@/content/site', WORDS],
  ['lib/metadata.test.ts', 'site', '@/content/site', WORDS],
  ['app/manifest.test.ts', 'site', '@/content/site', OWN_WORDS],
  ['tools/guide/guides.test.ts', 'site', '../../content/site', OWN_WORDS],
  ['tools/seo/site.fixture.ts', 'site', '../../content/site', OWN_WORDS],
  ['app/page.tsx', 'checkContent', '@/tools/content-check/content-check', 'tools/ and e2e/ never reach the site.'],
])('%s may not import %s from %s', async (file, name, from, why) => {
  expect(await complaints(file, using(name, from))).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['components/forms/Field/Field.tsx', "import type { Site } from '@/content/schemas/company';\nexport type Used = Site;\n"],
  ['lib/metadata.ts', "import type { Site } from '@/content/schemas/company';\nexport type Used = Site;\n"],
  ['components/forms/Field/Field.tsx', using('looksLikePin', '@/lib/leads/hints')],
  ['components/sections/Hero/Hero.tsx', using('Icon', '@/components/ui/Icon/Icon')],
  ['app/page.tsx', using('site', '@/content/site')],
  ['tools/guide/guides.test.ts', "import type { Site } from '../../content/schemas/company';\nexport type Used = Site;\n"],
])('%s may contain %j', async (file, text) => {
  expect(await complaints(file, text)).toEqual([]);
});

test.each([
  ["export const Red = () => <p style={{ color: 'red' }}>Sun</p>;\n"],
  [
    "import { Icon } from '@/components/ui/Icon/Icon';\nexport const Red = () => <Icon name=\"sun\" style={{ color: 'red' }} />;\n",
  ],
])('no component has a style attribute: %j', async (text) => {
  expect(await complaints('components/sections/Hero/Hero.tsx', text)).toEqual([
    'The security policy allows no style attribute: use a class.',
  ]);
});

test('nothing is written to the console but errors', async () => {
  expect(await complaints('lib/env.ts', "console.log('typed');\n")).toEqual([
    expect.stringContaining('Unexpected console statement'),
  ]);
  expect(await complaints('lib/env.ts', "console.error('failed');\n")).toEqual([]);
});
