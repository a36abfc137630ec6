import { z } from 'zod';

/** The schema of the place of an entry among those of its folder: the lowest comes first. */
export const order = z.number('expected a number: the entry with the lowest comes first');
