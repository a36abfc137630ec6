import { refuseSameWords } from './define';
import { aboutus } from './pages/aboutus';
import { careers } from './pages/careers';
import { commercial } from './pages/commercial';
import { goSolar } from './pages/go-solar';
import { guidedownload } from './pages/guidedownload';
import { home } from './pages/home';
import { housingSociety } from './pages/housing-society';
import { knowmore } from './pages/knowmore';
import { landing } from './pages/landing';
import { privacyPolicy } from './pages/privacy-policy';
import { residential } from './pages/residential';
import { subsidies } from './pages/subsidies';
import { termsOfService } from './pages/terms-of-service';
import { tncGoodzero } from './pages/tnc-goodzero';

/** Every page with a route, in the order of a sitemap. */
export const pages = [
  landing,
  home,
  residential,
  housingSociety,
  commercial,
  aboutus,
  subsidies,
  goSolar,
  guidedownload,
  knowmore,
  careers,
  privacyPolicy,
  termsOfService,
  tncGoodzero,
];

/** The file that holds a page's words: its route, with hyphens. */
const fileOf = (route: string) => `content/pages/${route.slice(1).replaceAll('_', '-') || 'landing'}.ts`;

refuseSameWords(pages.map((page) => ({ ...page, file: fileOf(page.route) })));
