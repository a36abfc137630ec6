import config from './jest.config.mjs';

/** The tests of the built pages read the folder that the environment variable BUILT_SITE names, by default `out/`. */
const builtPages = async () => ({
  ...(await config()),
  testMatch: ['<rootDir>/e2e/built/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default builtPages;
