import config from './jest.config.mjs';

/** The tests of the built pages: they read `out/`, or the folder that BUILT_SITE names. */
const builtPages = async () => ({
  ...(await config()),
  testMatch: ['<rootDir>/e2e/built/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default builtPages;
