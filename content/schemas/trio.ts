import { z } from 'zod';
import { icon, link, text } from '../schema';

const item = z.strictObject({ icon, title: text, text, more: link.optional() });

export const trio = z.strictObject({ heading: text, items: z.array(item).length(3, 'expected three') });

export type TrioContent = z.output<typeof trio>;
