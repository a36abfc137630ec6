import { refuseDuplicates, refuseMissingPages, refuseNewerFigures, refuseUnlinkedPages } from './define';
import { aboutus } from './pages/aboutus';
import { accessibility } from './pages/accessibility';
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
import { routes } from './routes';

/** The pages by the names of their files, so that a problem can name the file. */
const byFile = {
  landing,
  home,
  residential,
  'housing-society': housingSociety,
  commercial,
  aboutus,
  subsidies,
  'go-solar': goSolar,
  guidedownload,
  knowmore,
  careers,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'tnc-goodzero': tncGoodzero,
  accessibility,
};

/** Every page with a route, in the order of a sitemap. */
export const pages = Object.values(byFile);

/** Each page with the file that its words are in. */
export const pageFiles = Object.entries(byFile).map(([name, page]) => ({
  ...page,
  name,
  file: `content/pages/${name}.ts`,
}));

refuseMissingPages(routes, pageFiles);
refuseDuplicates(pageFiles);
refuseNewerFigures(pageFiles);
refuseUnlinkedPages(routes, { ...accessibility, file: 'content/pages/accessibility.ts' });
