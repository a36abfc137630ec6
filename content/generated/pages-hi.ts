// Every command of package.json writes this file anew, from the files in content/hi/pages/.
import { aboutus } from '../hi/pages/aboutus';
import { accessibility } from '../hi/pages/accessibility';
import { careers } from '../hi/pages/careers';
import { commercial } from '../hi/pages/commercial';
import { goSolar } from '../hi/pages/go-solar';
import { guidedownload } from '../hi/pages/guidedownload';
import { home } from '../hi/pages/home';
import { housingSociety } from '../hi/pages/housing-society';
import { knowmore } from '../hi/pages/knowmore';
import { landing } from '../hi/pages/landing';
import { privacyPolicy } from '../hi/pages/privacy-policy';
import { residential } from '../hi/pages/residential';
import { rooftopSolar } from '../hi/pages/rooftop-solar';
import { rooftopSolarBhadohi } from '../hi/pages/rooftop-solar-bhadohi';
import { rooftopSolarChandauli } from '../hi/pages/rooftop-solar-chandauli';
import { rooftopSolarJaunpur } from '../hi/pages/rooftop-solar-jaunpur';
import { rooftopSolarPrayagraj } from '../hi/pages/rooftop-solar-prayagraj';
import { rooftopSolarVaranasi } from '../hi/pages/rooftop-solar-varanasi';
import { solarCalculator } from '../hi/pages/solar-calculator';
import { solarCalculatorBusiness } from '../hi/pages/solar-calculator-business';
import { solarCalculatorSociety } from '../hi/pages/solar-calculator-society';
import { subsidies } from '../hi/pages/subsidies';
import { termsOfService } from '../hi/pages/terms-of-service';
import { tncGoodzero } from '../hi/pages/tnc-goodzero';

export const pages = {
  aboutus,
  accessibility,
  careers,
  commercial,
  goSolar,
  guidedownload,
  home,
  housingSociety,
  knowmore,
  landing,
  privacyPolicy,
  residential,
  rooftopSolar,
  rooftopSolarBhadohi,
  rooftopSolarChandauli,
  rooftopSolarJaunpur,
  rooftopSolarPrayagraj,
  rooftopSolarVaranasi,
  solarCalculator,
  solarCalculatorBusiness,
  solarCalculatorSociety,
  subsidies,
  termsOfService,
  tncGoodzero,
};
