import type { pages } from './schemas/pages';

/** The pages of the toy language: a page that the site gets later is none of them. */
export const toyRoutes = {
  landing: '/',
  home: '/home',
  residential: '/residential',
  'housing-society': '/housing_society',
  commercial: '/commercial',
  aboutus: '/aboutus',
  subsidies: '/subsidies',
  'go-solar': '/go-solar',
  guidedownload: '/guidedownload',
  knowmore: '/knowmore',
  careers: '/careers',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'tnc-goodzero': '/tnc-goodzero',
  accessibility: '/accessibility',
};

/** The schemas of these pages alone. */
export const toyPages = (all: typeof pages) =>
  all.pick({
    landing: true,
    home: true,
    residential: true,
    housingSociety: true,
    commercial: true,
    aboutus: true,
    subsidies: true,
    goSolar: true,
    guidedownload: true,
    knowmore: true,
    careers: true,
    privacyPolicy: true,
    termsOfService: true,
    tncGoodzero: true,
    accessibility: true,
    notFound: true,
  });
