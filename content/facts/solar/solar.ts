import type { RawFacts } from '../../schemas/content-files';
import { asked } from './asked';
import { estimates } from './estimates';
import { grants } from './grants';
import { loads } from './loads';
import { prices } from './prices';
import { sun } from './sun';
import { tariff } from './tariff';
import { townSystems, usualBills } from './usual-bills';

/** All figures and questions of the calculators. */
export const solar = {
  tariff,
  sun,
  prices,
  grants,
  loads,
  asked,
  usualBills,
  estimates,
  townSystems,
} satisfies RawFacts['solar'];
