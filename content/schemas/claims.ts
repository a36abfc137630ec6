import { z } from 'zod';
import { approved } from './blocks';
import { text } from '../../lib/words/text';

/**
 * The schema of what the company says about itself and its offers. `value` is the figure that sentences name; `figure` is
 * how a claim's large letters show it, where that is more than the value. A claim in words alone has no value.
 */
export const claimsFile = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected an id in small letters with hyphens'),
  z
    .strictObject({
      value: text.optional(),
      reviews: text.optional(),
      years: text.optional(),
      figure: text.optional(),
      text,
      approved,
    })
    .refine(({ value, figure }) => value !== undefined || figure !== undefined, 'expected a value or a figure'),
);
