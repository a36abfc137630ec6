import parser from '@typescript-eslint/parser';
import { require } from 'tsx/cjs/api';

const { clientComponents } = require('./tools/lint/client-components', import.meta.url);
const { textAlone } = require('./tools/lint/text-alone', import.meta.url);

/**
 * ESLint checks only our own rule, because that rule needs types. Oxlint checks everything else, in a quarter of the
 * time.
 */

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    files: clientComponents(process.cwd()),
    languageOptions: { parser, parserOptions: { projectService: true } },
    plugins: { project: { rules: { 'text-alone': textAlone } } },
    rules: { 'project/text-alone': 'error' },
  },
];

export default config;
