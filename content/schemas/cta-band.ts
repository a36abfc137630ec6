import { z } from 'zod';
import { link, text } from '../schema';

export const ctaBand = z.strictObject({ heading: text, text, action: link });

export type CtaBandContent = z.output<typeof ctaBand>;
