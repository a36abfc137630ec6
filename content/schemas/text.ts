import { z } from 'zod';
import { givenInstead } from './given-instead';

export const text = z
  .string({ error: ({ input }) => `expected some text, ${givenInstead(input)}` })
  .refine((value) => value.trim() !== '', { error: ({ input }) => `expected some text, ${givenInstead(input)}` });
