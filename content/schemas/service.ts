import { z } from 'zod';
import { text } from '../../lib/words/text';

/** The schema of a price in ₹. */
const price = z
  .string()
  .regex(/^\d+(\.\d\d)?$/, 'expected an amount in rupees written in figures alone, for example 0');

const offer = z.strictObject({
  name: text,
  text,
  /** The price of a service in ₹; left out until it is settled. */
  price: price.optional(),
});

/** The schema of a service for one kind of customer, as structured data describe it. */
export const service = z.strictObject({
  name: text,
  type: text,
  text,
  offers: z.array(offer).min(1, 'expected one offer or more'),
});

export type ServiceContent = z.output<typeof service>;
