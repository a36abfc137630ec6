import config from './jest.config.mjs';

/**
 * Jest settings for the tests of the built pages. The tests read the folder that the environment variable BUILT_SITE
 * names, or else `out/`.
 */
const builtPages = async () => ({
  ...(await config()),
  testMatch: ['<rootDir>/e2e/built/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default builtPages;
