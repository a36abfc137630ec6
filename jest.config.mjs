import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Letter by letter, a whole form takes seconds on a busy machine.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/built/', '/out/', '/.local/'],
  modulePathIgnorePatterns: ['/out/', '/.local/', '/.next/'],
};

export default withNext(config);
