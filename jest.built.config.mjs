import config from './jest.config.mjs';

/** Jest settings for the tests of the built pages, which read `out/` or the folder that BUILT_SITE names. */
const builtPages = async () => ({
  ...(await config()),
  testMatch: ['<rootDir>/e2e/built/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default builtPages;
