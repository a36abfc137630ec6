// Every command of package.json writes this file anew, from the files in content/en/pages/ whose names begin with rooftop-solar-.
import { rooftopSolarBhadohi } from '../en/pages/rooftop-solar-bhadohi';
import { rooftopSolarChandauli } from '../en/pages/rooftop-solar-chandauli';
import { rooftopSolarJaunpur } from '../en/pages/rooftop-solar-jaunpur';
import { rooftopSolarPrayagraj } from '../en/pages/rooftop-solar-prayagraj';
import { rooftopSolarVaranasi } from '../en/pages/rooftop-solar-varanasi';

export const towns = {
  bhadohi: rooftopSolarBhadohi,
  chandauli: rooftopSolarChandauli,
  jaunpur: rooftopSolarJaunpur,
  prayagraj: rooftopSolarPrayagraj,
  varanasi: rooftopSolarVaranasi,
};
