/** Every address of the site. A link in `content/` must name one of these or an outside address. */
export const routes = [
  '/',
  '/home',
  '/residential',
  '/housing_society',
  '/commercial',
  '/aboutus',
  '/subsidies',
  '/go-solar',
  '/guidedownload',
  '/knowmore',
  '/careers',
  '/privacy-policy',
  '/terms-of-service',
  '/tnc-goodzero',
  '/accessibility',
] as const;

export type Route = (typeof routes)[number];
