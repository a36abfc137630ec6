// Every command of package.json writes this file anew, from the files in content/hi/pages/ whose names begin with rooftop-solar-.
import { rooftopSolarBhadohi } from '../hi/pages/rooftop-solar-bhadohi';
import { rooftopSolarChandauli } from '../hi/pages/rooftop-solar-chandauli';
import { rooftopSolarJaunpur } from '../hi/pages/rooftop-solar-jaunpur';
import { rooftopSolarPrayagraj } from '../hi/pages/rooftop-solar-prayagraj';
import { rooftopSolarVaranasi } from '../hi/pages/rooftop-solar-varanasi';

export const towns = {
  bhadohi: rooftopSolarBhadohi,
  chandauli: rooftopSolarChandauli,
  jaunpur: rooftopSolarJaunpur,
  prayagraj: rooftopSolarPrayagraj,
  varanasi: rooftopSolarVaranasi,
};
