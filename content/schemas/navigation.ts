import { z } from 'zod';
import { href } from '../../lib/words/address';
import { link } from './blocks';
import { places } from './locations';
import type { OutboxWords } from './outbox';
import { text, textNaming } from '../../lib/words/text';

/**
 * The schema of what the page frame says to one kind of customer: the first words of a WhatsApp message, and the link
 * to the tab of the consultation form for them.
 */
const audience = z.strictObject({ greeting: text, consultation: href });

export const navigation = z.strictObject({
  skip: text,
  menu: z.strictObject({ open: text, close: text, label: text }),
  links: z.array(link).length(5, 'expected five links'),
  action: link,
  bar: z.strictObject({ label: text, call: text, whatsapp: text, quote: text }),
  audiences: z.strictObject({ anybody: audience, home: audience, society: audience, business: audience }),
  footer: z.strictObject({
    label: text,
    groups: z.array(z.strictObject({ heading: text, links: z.array(link).min(1, 'expected one link or more') })),
    legal: z.array(link),
    contact: text,
    social: text,
    cities: z.strictObject({ heading: text, places, all: link }),
    copyright: textNaming('year'),
  }),
});

export type Navigation = z.output<typeof navigation> & { outbox: OutboxWords };
export type Audience = keyof Navigation['audiences'];
