import type { RawFacts } from '../../schemas/content-files';
import { asked } from './asked';
import { figures } from './figures';
import { sources } from './sources';
import { modelledDay, townSun } from './sun';
import { slabEnds } from './tariff';
import { usualBills } from './usual-bills';

/** What the calculators know before anybody is asked. */
export const solar = {
  figures,
  sources,
  asked,
  usualBills,
  sun: { modelledDay, townSun },
  slabEnds,
} satisfies RawFacts['solar'];
