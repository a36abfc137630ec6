import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Allows 30 seconds for each test, because typing letter by letter into a whole form takes many seconds on a busy
  // machine.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/built/', '/out/', '/.local/'],
  modulePathIgnorePatterns: ['/out/', '/.local/', '/.next/'],
};

/** The packages that parse Markdown. They are ES modules, which Jest has to transpile. */
const MODULES =
  'mdast-util-[^/]+|micromark[^/]*|unist-util-[^/]+|decode-named-character-reference|character-entities|devlop';

const settings = async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`, '[.]module[.]scss$'],
});

export default settings;
