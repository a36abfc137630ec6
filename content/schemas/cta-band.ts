import { z } from 'zod';
import { link } from './blocks';
import { text } from './text';

export const ctaBand = z.strictObject({ heading: text, text, action: link });

export type CtaBandContent = z.output<typeof ctaBand>;
