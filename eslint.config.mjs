import path from 'node:path';
import nextPlugin from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/**
 * A folder as imports write it, with the alias or from a folder near it.
 * @param {string} folder
 */
const importsOf = (folder) => [
  `@/${folder}`,
  `@/${folder}/**`,
  ...[...new Set([folder, path.basename(folder)])].flatMap((name) => [`../${name}/**`, `**/../${name}/**`]),
];

/**
 * Bars imports from folders; types may come along where `types` is true.
 * @param {{ folders: string[], why: string, types?: boolean }[]} rules
 * @returns {import('eslint').Linter.RulesRecord}
 */
const barred = (...rules) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: rules.map(({ folders, why, types = false }) => ({
        group: folders.flatMap(importsOf),
        message: why,
        allowTypeImports: types,
      })),
    },
  ],
});

const ownWords = {
  folders: ['content'],
  why: 'A test has words of its own: import only types from content/.',
  types: true,
};
const words = {
  folders: ['content'],
  why: 'Words reach a component as props: import only types from content/.',
  types: true,
};
const routes = { folders: ['app'], why: 'Only app/ knows the routes: nothing imports from it.' };
const build = { folders: ['tools', 'e2e'], why: 'tools/ and e2e/ never reach the site.' };

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    ignores: [
      'node_modules/',
      'out/',
      'hosting/',
      'shots/',
      'seo-report/',
      '.next/',
      '.local/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...nextPlugin,
  ...nextTypescript,
  {
    rules: {
      // Every page is a document of its own: see docs/decisions/001-plain-links.md.
      '@next/next/no-html-link-for-pages': 'off',
      // A style attribute breaks the security policy, which allows no inline style.
      'react/forbid-dom-props': [
        'error',
        { forbid: [{ propName: 'style', message: 'The security policy allows no style attribute: use a class.' }] },
      ],
      'react/forbid-component-props': [
        'error',
        { forbid: [{ propName: 'style', message: 'The security policy allows no style attribute: use a class.' }] },
      ],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  { files: ['app/**'], rules: barred(build) },
  { files: ['components/**'], rules: barred(words, routes, build) },
  {
    files: ['components/ui/**'],
    rules: barred(
      {
        folders: ['content', 'components/pages', 'components/sections', 'components/forms', 'components/layout'],
        why: 'Primitives know nothing of solar.',
      },
      routes,
      build,
    ),
  },
  {
    files: ['components/layout/**', 'components/sections/**', 'components/forms/**'],
    rules: barred(words, routes, build, {
      folders: ['components/pages'],
      why: 'Pages are made of these components, and not the other way round.',
    }),
  },
  {
    files: ['content/**'],
    rules: barred({ folders: ['components', 'lib'], why: 'content/ holds words alone.' }, routes, build),
  },
  // Whether the company's name fits into a title is measured in pixels.
  {
    files: ['content/en/titles.ts'],
    rules: barred({ folders: ['components'], why: 'content/ knows no component.' }, routes, build),
  },
  {
    files: ['lib/**'],
    rules: barred({ folders: ['components'], why: 'lib/ knows no component.' }, words, routes, build),
  },
  // An edit of the site's words turns no test red.
  { files: ['app/**/*.test.{ts,tsx}'], rules: barred(ownWords, build) },
  { files: ['tools/**/*.{test,fixture}.{ts,tsx}'], rules: barred(ownWords) },
  // The descriptions of the forms hold no words: what is sent follows from them, and is tested with them.
  {
    files: ['lib/leads/**/*.test.ts', 'components/forms/forms.fixture.ts'],
    rules: barred({ folders: ['content/en', 'content/hi'], why: ownWords.why, types: true }, routes, build),
  },
  { files: ['tools/**', 'media/**', 'e2e/**', '*.config.*'], rules: { 'no-console': 'off' } },
  // The PDF guides and the share cards are documents of their own, which Next never sees.
  {
    files: ['tools/guide/**', 'tools/cards/**'],
    rules: { '@next/next/no-head-element': 'off', '@next/next/no-css-tags': 'off', '@next/next/no-img-element': 'off' },
  },
];

export default config;
