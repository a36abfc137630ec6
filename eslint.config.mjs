import nextPlugin from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { clientComponents } from './tools/lint/client-components.mjs';
import textAlone from './tools/lint/text-alone.mjs';

/**
 * The rules of ESLint. Which folder may import which is checked by dependency-cruiser instead, in
 * .dependency-cruiser.mjs.
 */

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    ignores: [
      'node_modules/',
      'out/',
      'hosting/',
      'tools/hosts/templates/',
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
      // Links to pages are plain <a> elements, because every page is a document of its own:
      // docs/decisions/001-plain-links.md.
      '@next/next/no-html-link-for-pages': 'off',
      // Forbids the style attribute: the security policy of the pages allows no inline style.
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
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: clientComponents(import.meta.dirname),
    plugins: { project: { rules: { 'text-alone': textAlone } } },
    rules: { 'project/text-alone': 'error' },
  },
  { files: ['tools/**', 'media/**', 'e2e/**', '*.config.*'], rules: { 'no-console': 'off' } },
  // Switches off Next's rules about the document head, style sheets and pictures for the PDF guides, the share cards
  // and the studio, which are not Next pages.
  {
    files: ['tools/guide/**', 'tools/cards/**', 'tools/preview/**', 'tools/studio/**', 'tools/editor/**'],
    rules: {
      '@next/next/no-head-element': 'off',
      '@next/next/no-css-tags': 'off',
      '@next/next/no-img-element': 'off',
    },
  },
];

export default config;
