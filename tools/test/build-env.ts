import { loadEnvConfig } from '@next/env';

const STAND_INS = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'e2e-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'e2e-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'e2e-template',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
};

/** Returns this machine's settings for the build, with stand-ins for missing ones. */
export function buildEnv(): NodeJS.ProcessEnv {
  const { combinedEnv } = loadEnvConfig(process.cwd(), false);
  const missing = Object.entries(STAND_INS).filter(([name]) => !combinedEnv[name]?.trim());
  return {
    ...combinedEnv,
    ...Object.fromEntries(missing),
    NODE_ENV: 'production',
    SITE_ENV: '',
    // With these variables, which hosts set, the build would keep search engines away from a branch that is not live.
    VERCEL_ENV: undefined,
    CONTEXT: undefined,
    CF_PAGES_BRANCH: undefined,
    // The tests look for the site in out/.
    EXPORT_DIR: undefined,
  };
}
