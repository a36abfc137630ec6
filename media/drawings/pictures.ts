import { careersRoof, emptyRoof } from './empty-roofs';
import { map } from './map';
import { bank, partners } from './marks';
import { directors, team } from './portraits/people';
import { roofPlan } from './roof-plan';
import { skyline } from './skyline';

export const pictures: Readonly<Record<string, () => string>> = {
  skyline,
  map: () => map('en'),
  'map-hi': () => map('hi'),
  'empty-roof': emptyRoof,
  'roof-plan': roofPlan,
  'careers-roof': careersRoof,
  ...team,
  ...directors,
  ...partners,
  bank,
};
