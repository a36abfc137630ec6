import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Typing letter by letter into a whole form takes many seconds on a busy computer.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/built/', '/out/', '/.local/'],
  modulePathIgnorePatterns: ['/out/', '/.local/', '/.next/'],
};

/** Jest has to transpile these packages, because they are ES modules. */
const MODULES =
  'mdast-util-[^/]+|micromark[^/]*|unist-util-[^/]+|decode-named-character-reference|character-entities|devlop';

const settings = async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`, '[.]module[.]scss$'],
});

export default settings;
