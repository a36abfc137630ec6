import { z } from 'zod';
import { href } from '../../lib/words/address';
import { picture } from './picture';
import { text } from '../../lib/words/text';

const tile = z.strictObject({ title: text, text, href, picture });

export const solutionTiles = z.strictObject({ heading: text, tiles: z.array(tile).length(3, 'expected three tiles') });

export type SolutionTilesContent = z.output<typeof solutionTiles>;
