import type { Config } from 'jest';
import nextJest from 'next/jest';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/', '/.local/'],
  modulePathIgnorePatterns: ['/out/', '/.local/', '/.next/'],
};

export default withNext(config);
