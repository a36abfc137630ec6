/** @jest-environment node */
import { english, hindi, pageAt, pageInHindi } from './pages.fixture';
import { pageGraph, toJsonLd, type PageDescription } from './structured-data';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const site: PageDescription['site'] = {
  language: english,
  company: {
    name: 'Roof Co',
    shortName: 'Roof Co',
    legalName: 'Roof Co Private Limited',
    tagline: 'Power from above.',
    phone: { display: '+91 98765 43210' },
    email: { display: 'ask@roof.test' },
    social: [{ href: 'https://film.example/roof' }],
    founded: '1999',
    details: { address: { text: '1 Roof Lane, Roofton 221001' } },
  },
  areaServed: { state: 'A State', country: { name: 'India', code: 'IN' }, cities: ['Atown', 'B Town'] },
};
const landing = pageAt('/');
const home = pageAt('/home', { name: 'Homes' });
const service = {
  name: 'Roofs',
  type: 'Installation',
  text: 'We build.',
  offers: [{ name: 'Visit', text: 'Free.', price: '0' }],
};
const cut = { av1: '/films/roof-av1.mp4', h264: '/films/roof-h264.mp4' };
const film = {
  name: 'A roof',
  description: 'The sun on it.',
  uploaded: '2025-11-21',
  wide: cut,
  poster: { src: '/pictures/roof.svg', width: 800, height: 600 },
};
const faq = {
  categories: [
    {
      name: 'General',
      questions: [
        { question: 'Why?', answer: 'For the "sun".' },
        { question: 'When?', answer: 'By day.' },
      ],
    },
  ],
};

const nodesOf = (story: PageDescription): Node[] => JSON.parse(toJsonLd(pageGraph(story)))['@graph'];
const homeStory = { page: home, site, service, film, faq };
const node = (type: string, story: PageDescription = homeStory) => nodesOf(story).find((one) => one['@type'] === type);

test('pageGraph describes the organisation, the page, its breadcrumbs, and its service, film and FAQ', () => {
  expect(nodesOf(homeStory).map((one) => one['@type'])).toEqual([
    'Organization',
    'WebPage',
    'BreadcrumbList',
    'Service',
    'VideoObject',
    'FAQPage',
  ]);
});

test('pageGraph describes the website on the landing page of each language', () => {
  expect(node('WebSite', { page: landing, site })).toMatchObject({ '@id': 'https://www.example.com/#website' });
  expect(node('WebSite', { page: pageInHindi(landing), site: { ...site, language: hindi } })).toMatchObject({
    '@id': 'https://www.example.com/hi#website',
    inLanguage: 'hi-IN',
  });
});

test('pageGraph begins breadcrumbs with the landing page, and has none on the landing page itself', () => {
  expect(node('BreadcrumbList', { page: landing, site })).toBeUndefined();
  expect(node('WebPage', { page: landing, site })).not.toHaveProperty('breadcrumb');
  expect(node('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Roof Co', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Homes', item: 'https://www.example.com/home' },
  ]);
});

test('pageGraph lists the parent pages in the breadcrumbs, after the landing page', () => {
  const upper = pageAt('/solar-calculator', { name: 'Sums' });
  const lower = pageAt('/solar-calculator/business', { name: 'Sums of a shop' });
  expect(node('BreadcrumbList', { page: lower, site, above: [upper] })?.itemListElement).toMatchObject([
    { position: 1, name: 'Roof Co' },
    { position: 2, name: 'Sums', item: 'https://www.example.com/solar-calculator' },
    { position: 3, name: 'Sums of a shop', item: 'https://www.example.com/solar-calculator/business' },
  ]);
});

test('pageGraph describes a calculator as a free application of the company, without a rating', () => {
  expect(node('WebApplication')).toBeUndefined();
  const described = node('WebApplication', { page: home, site, calculator: { heading: 'Sums' } });
  expect(described).toMatchObject({
    name: 'Sums',
    url: 'https://www.example.com/home',
    offers: { price: '0', priceCurrency: 'INR' },
    publisher: { '@id': 'https://www.example.com/#organisation' },
  });
  expect(described).not.toHaveProperty('aggregateRating');
});

test('pageGraph describes the company in full on landing pages, and only by name and web address on other pages', () => {
  const company = (page: typeof home, language = english) => nodesOf({ page, site: { ...site, language }, service })[0];
  const short = {
    '@id': 'https://www.example.com/#organisation',
    name: 'Roof Co',
    url: 'https://www.example.com/',
  };
  expect(company(landing)).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    ...short,
    telephone: '+91 98765 43210',
    foundingDate: '1999',
  });
  expect(company(pageInHindi(landing), hindi)).toEqual(company(landing));
  expect(company(home)).toEqual({ '@type': 'Organization', ...short });
  expect(company(pageInHindi(home), hindi)).toEqual({ '@type': 'Organization', ...short });
});

test('pageGraph gives the postal address of the company, unless content/ has a note in square brackets instead', () => {
  const company = (text: string) =>
    nodesOf({
      page: landing,
      site: { ...site, company: { ...site.company, details: { address: { text } } } },
    })[0];
  expect(company('1 Roof Lane, Roofton 221001')).toMatchObject({
    address: { '@type': 'PostalAddress', streetAddress: '1 Roof Lane, Roofton 221001' },
  });
  expect(company('[address to be supplied: example.com]')).not.toHaveProperty('address');
});

test('pageGraph gives the legal name of the company, unless content/ has a note in square brackets instead', () => {
  const company = (legalName: string) =>
    nodesOf({ page: landing, site: { ...site, company: { ...site.company, legalName } } })[0];
  expect(company('Roof Co Private Limited')).toMatchObject({ legalName: 'Roof Co Private Limited' });
  expect(company('[legal name to be supplied: example.com]')).not.toHaveProperty('legalName');
});

test('pageGraph describes a service with its towns and the company that provides it', () => {
  expect(node('Service')).toMatchObject({
    provider: { '@id': 'https://www.example.com/#organisation' },
    areaServed: [
      { '@type': 'City', name: 'Atown' },
      { '@type': 'City', name: 'B Town' },
    ],
  });
});

test('pageGraph refers only to nodes that are described on the same page', () => {
  const described = new Set<string>();
  const referred = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = value as Record<string, unknown>;
    if (typeof id === 'string') (Object.keys(rest).length > 0 ? described : referred).add(id);
    Object.values(rest).forEach(walk);
  };
  nodesOf(homeStory).forEach(walk);
  expect(referred.size).toBeGreaterThanOrEqual(4);
  expect([...referred].filter((id) => !described.has(id))).toEqual([]);
});

test('pageGraph gives the price 0 for a free offer, and no price for an offer that has none in content/', () => {
  const offers = [
    { name: 'Consultation', text: 'Free.', price: '0' },
    { name: 'Plant', text: 'By quote.' },
  ];
  expect(node('Service', { page: home, site, service: { ...service, offers } })?.offers).toEqual([
    { '@type': 'Offer', name: 'Consultation', description: 'Free.', price: '0', priceCurrency: 'INR' },
    { '@type': 'Offer', name: 'Plant', description: 'By quote.' },
  ]);
});

test("pageGraph has every question of the page's FAQ with its answer", () => {
  expect(node('FAQPage')?.mainEntity).toMatchObject([
    { name: 'Why?', acceptedAnswer: { text: 'For the "sun".' } },
    { name: 'When?', acceptedAnswer: { text: 'By day.' } },
  ]);
});

test('pageGraph has no ratings and no reviews', () => {
  expect(toJsonLd(pageGraph(homeStory))).not.toMatch(/AggregateRating|"Review"|ratingValue/);
});

test.each(['</script><script>alert(1)</script>', '"Solar" & \'sun\'', 'सूरज ☀️', '<!-- -->'])(
  'toJsonLd writes the heading %s without "<", and JSON.parse restores the heading',
  (heading) => {
    const story = { page: home, site, calculator: { heading } };
    expect(toJsonLd(pageGraph(story))).not.toContain('<');
    expect(node('WebApplication', story)?.name).toBe(heading);
  },
);

test('pageGraph gives the upload date of a film with the time zone of India, and the duration if content/ has one', () => {
  expect(node('VideoObject')?.uploadDate).toBe('2025-11-21T00:00:00+05:30');
  expect(node('VideoObject', { ...homeStory, film: { ...homeStory.film, seconds: 7 } })?.duration).toBe('PT7S');
});

test('pageGraph gives the country of the towns by name (India), and the country of the contact point by code (IN)', () => {
  const company = JSON.stringify(node('HomeAndConstructionBusiness', { page: landing, site }));
  expect(company).toContain('"@type":"Country","name":"India"');
  expect(company).toContain('"areaServed":"IN"');
});

test('pageGraph describes a Hindi page with the language hi-IN, Hindi addresses and the same company as in English', () => {
  const page = node('WebPage', { page: pageInHindi(home), site: { ...site, language: hindi } });
  expect(page).toMatchObject({
    '@id': 'https://www.example.com/hi/home#webpage',
    inLanguage: 'hi-IN',
    about: { '@id': 'https://www.example.com/#organisation' },
  });
  const trail = node('BreadcrumbList', { page: pageInHindi(home), site: { ...site, language: hindi } });
  expect(trail?.itemListElement).toEqual([
    expect.objectContaining({ item: 'https://www.example.com/hi' }),
    expect.objectContaining({ item: 'https://www.example.com/hi/home' }),
  ]);
});

test('pageGraph gives the headline, picture, date of publication, last change, author and page of an article', () => {
  expect(node('Article')).toBeUndefined();
  const article = { question: 'Why?', published: '2025-02-01', picture: film.poster };
  expect(node('Article', { page: home, site, article })).toMatchObject({
    headline: 'Why?',
    image: 'https://www.example.com/pictures/roof.svg',
    datePublished: '2025-02-01',
    dateModified: '2025-03-01',
    author: { '@id': 'https://www.example.com/#organisation' },
    mainEntityOfPage: { '@id': 'https://www.example.com/home#webpage' },
  });
});
