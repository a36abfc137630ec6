import { z } from 'zod';
import { text } from '../../lib/words/text';

/**
 * The schema of facts that let a customer check the company, such as registrations. `supplied` is null until the
 * company has supplied the fact: the site then leaves it out, and `npm run check:launch` lists it. `also` is shown
 * beside it, for example the hours of an office.
 */
export const credentials = z.strictObject({
  heading: text,
  facts: z
    .array(z.strictObject({ label: text, supplied: text.nullable(), also: text.optional() }))
    .min(1, 'expected one fact or more'),
});

export type CredentialsContent = z.output<typeof credentials>;
