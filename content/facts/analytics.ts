import type { RawFacts } from '../schemas/content-files';

/**
 * A script without cookies that counts visits, such as Plausible, Umami or GoatCounter; none while this is null. From what
 * stands here follow the script in every page, what the security policy allows, and what the privacy policy says.
 * docs/analytics.md has an example of each field.
 */
export const analytics: RawFacts['analytics'] = null;
