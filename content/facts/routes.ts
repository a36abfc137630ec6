/**
 * Every page by its id, which is the name of the file with its words, and its address. A link in `content/` names a page
 * by this id. The sitemap lists the pages in this order.
 */
export const pageRoutes = {
  landing: '/',
  home: '/home',
  residential: '/residential',
  'housing-society': '/housing_society',
  commercial: '/commercial',
  aboutus: '/aboutus',
  'solar-calculator': '/solar-calculator',
  subsidies: '/subsidies',
  'go-solar': '/go-solar',
  guidedownload: '/guidedownload',
  knowmore: '/knowmore',
  careers: '/careers',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'tnc-goodzero': '/tnc-goodzero',
  accessibility: '/accessibility',
} as const;

export type PageId = keyof typeof pageRoutes;
export type Route = (typeof pageRoutes)[PageId];

/** The address of every page. */
export const routes: readonly Route[] = Object.values(pageRoutes);
