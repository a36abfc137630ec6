// Every command of package.json writes this file anew, from the folders of app/(en)/.
export const pageRoutes = {
  landing: '/',
  aboutus: '/aboutus',
  accessibility: '/accessibility',
  careers: '/careers',
  commercial: '/commercial',
  'go-solar': '/go-solar',
  guidedownload: '/guidedownload',
  home: '/home',
  'housing-society': '/housing_society',
  knowmore: '/knowmore',
  'privacy-policy': '/privacy-policy',
  residential: '/residential',
  'solar-calculator': '/solar-calculator',
  subsidies: '/subsidies',
  'terms-of-service': '/terms-of-service',
  'tnc-goodzero': '/tnc-goodzero',
} as const;
