import { z } from 'zod';
import { text } from '../../lib/words/text';

const both = z.strictObject({ on: text, off: text });

/**
 * The schema of the sentences of the privacy policy that depend on a setting: `sent` and `reading` on whether a lead says
 * where its visit came from, the others on whether visits are counted. A paragraph without `off` is left out then.
 */
export const measuring = z.strictObject({
  inShort: both,
  sent: both.pick({ on: true }),
  hosts: both,
  carriers: z.strictObject({ on: text }),
  reading: both,
  counting: both,
  mayReceive: both,
});
