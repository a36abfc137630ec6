import { refuseDuplicates, refuseMissingPages, refuseNewerFigures, refuseUnlinkedPages } from './define';
import { aboutus } from './en/pages/aboutus';
import { accessibility } from './en/pages/accessibility';
import { careers } from './en/pages/careers';
import { commercial } from './en/pages/commercial';
import { goSolar } from './en/pages/go-solar';
import { guidedownload } from './en/pages/guidedownload';
import { home } from './en/pages/home';
import { housingSociety } from './en/pages/housing-society';
import { knowmore } from './en/pages/knowmore';
import { landing } from './en/pages/landing';
import { privacyPolicy } from './en/pages/privacy-policy';
import { residential } from './en/pages/residential';
import { subsidies } from './en/pages/subsidies';
import { termsOfService } from './en/pages/terms-of-service';
import { tncGoodzero } from './en/pages/tnc-goodzero';
import { routes } from './facts/routes';

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
  file: `content/en/pages/${name}.ts`,
}));

refuseMissingPages(routes, pageFiles);
refuseDuplicates(pageFiles);
refuseNewerFigures(pageFiles);
refuseUnlinkedPages(routes, { ...accessibility, file: 'content/en/pages/accessibility.ts' });
