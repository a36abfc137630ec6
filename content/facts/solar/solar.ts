import type { RawFacts } from '../../schemas/content-files';
import { asked } from './asked';
import { grants } from './grants';
import { prices } from './prices';
import { sun } from './sun';
import { tariff } from './tariff';

/** What the calculators know before anybody is asked. */
export const solar = { tariff, sun, prices, grants, asked } satisfies RawFacts['solar'];
