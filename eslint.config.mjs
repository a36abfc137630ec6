import parser from '@typescript-eslint/parser';
import { clientComponents } from './tools/lint/client-components.mjs';
import textAlone from './tools/lint/text-alone.mjs';

/**
 * Our own rule, which needs ESLint because it needs types. Oxlint checks all other rules, and the types themselves, in
 * a quarter of the time: .oxlintrc.json. Which folder may import which is checked in .dependency-cruiser.mjs.
 */

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    files: clientComponents(import.meta.dirname),
    languageOptions: { parser, parserOptions: { projectService: true } },
    plugins: { project: { rules: { 'text-alone': textAlone } } },
    rules: { 'project/text-alone': 'error' },
  },
];

export default config;
