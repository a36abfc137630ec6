import parser from '@typescript-eslint/parser';
import { clientComponents } from './tools/lint/client-components.mjs';
import textAlone from './tools/lint/text-alone.mjs';

/**
 * ESLint checks only our own rule, because that rule needs types. Oxlint checks everything else, in a quarter of the
 * time.
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
