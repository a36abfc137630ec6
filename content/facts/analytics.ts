import type { RawFacts } from '../schemas/content-files';

/**
 * The service that counts visits without cookies, such as Plausible, Umami or GoatCounter; null means that visits are
 * not counted. These settings decide which script every page loads, what the Content Security Policy allows, and what
 * the privacy policy says. docs/analytics.md has an example of each field.
 */
export const analytics: RawFacts['analytics'] = null;
