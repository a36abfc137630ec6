// Every command of package.json writes this file anew, from the files in content/en/pages/.
import { aboutus } from '../en/pages/aboutus';
import { accessibility } from '../en/pages/accessibility';
import { careers } from '../en/pages/careers';
import { commercial } from '../en/pages/commercial';
import { goSolar } from '../en/pages/go-solar';
import { guidedownload } from '../en/pages/guidedownload';
import { home } from '../en/pages/home';
import { housingSociety } from '../en/pages/housing-society';
import { knowmore } from '../en/pages/knowmore';
import { landing } from '../en/pages/landing';
import { privacyPolicy } from '../en/pages/privacy-policy';
import { residential } from '../en/pages/residential';
import { rooftopSolar } from '../en/pages/rooftop-solar';
import { rooftopSolarBhadohi } from '../en/pages/rooftop-solar-bhadohi';
import { rooftopSolarChandauli } from '../en/pages/rooftop-solar-chandauli';
import { rooftopSolarJaunpur } from '../en/pages/rooftop-solar-jaunpur';
import { rooftopSolarPrayagraj } from '../en/pages/rooftop-solar-prayagraj';
import { rooftopSolarVaranasi } from '../en/pages/rooftop-solar-varanasi';
import { solarCalculator } from '../en/pages/solar-calculator';
import { solarCalculatorBusiness } from '../en/pages/solar-calculator-business';
import { solarCalculatorSociety } from '../en/pages/solar-calculator-society';
import { subsidies } from '../en/pages/subsidies';
import { termsOfService } from '../en/pages/terms-of-service';
import { tncGoodzero } from '../en/pages/tnc-goodzero';

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
