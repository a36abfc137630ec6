import { z } from 'zod';
import { text } from '../../lib/content/text';

/** Refuses spaces, semicolons, commas and quotation marks, which could add rules to the Content-Security-Policy. */
const isPlain = (value: string) =>
  !/[\s;,'"]/.test(value) && URL.canParse(value) && new URL(value).protocol === 'https:';

const address = z
  .string()
  .refine(isPlain, 'expected an address in full, for example https://stats.example.com/script.js');
const origin = z
  .string()
  .refine(
    (value) => isPlain(value) && new URL(value).origin === value,
    'expected https:// and a host name, with no path and no slash at the end, for example https://stats.example.com',
  );

export const analytics = z
  .strictObject({
    name: text,
    script: address,
    attributes: z
      .record(z.string(), text)
      .refine(
        (given) => Object.keys(given).every((name) => /^data-[a-z0-9-]+$/.test(name)),
        'expected names that begin with data-, in small letters',
      )
      .optional(),
    sendsTo: z.array(origin).min(1, 'expected one address or more that the script sends to'),
    does: text,
    policy: address as unknown as z.ZodType<string, `https://${string}`>,
  })
  .nullable();

export type AnalyticsContent = NonNullable<z.output<typeof analytics>>;
