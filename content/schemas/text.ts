import { z } from 'zod';
import { got } from './got';

export const text = z
  .string({ error: ({ input }) => `expected some text, ${got(input)}` })
  .refine((value) => value.trim() !== '', { error: ({ input }) => `expected some text, ${got(input)}` });
