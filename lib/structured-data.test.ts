import { faq } from '@/content/faq';
import { homeFilmFacts } from '@/content/film-facts';
import { organisation } from '@/content/organisation';
import { commercial } from '@/content/pages/commercial';
import { home } from '@/content/pages/home';
import { landing } from '@/content/pages/landing';
import { homeService } from '@/content/services';
import { pageGraph, toJsonLd, type PageStory } from './structured-data';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

const nodesOf = (story: PageStory): Node[] => JSON.parse(toJsonLd(pageGraph(story)))['@graph'];
const homeStory = { page: home, organisation, service: homeService, film: { ...homeFilmFacts, ...home.hero.film }, faq };
const node = (type: string, story: PageStory = homeStory) => nodesOf(story).find((one) => one['@type'] === type);

test('a page tells of the organisation, the website, itself and what stands on it', () => {
  expect(nodesOf(homeStory).map((one) => one['@type'])).toEqual([
    'HomeAndConstructionBusiness',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'Service',
    'VideoObject',
    'FAQPage',
  ]);
});

test('the first page is at the beginning of every trail and has none itself', () => {
  expect(node('BreadcrumbList', { page: landing, organisation })).toBeUndefined();
  expect(node('WebPage', { page: landing, organisation })).not.toHaveProperty('breadcrumb');
  expect(node('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Dhoop Solar', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Homes', item: 'https://www.example.com/home' },
  ]);
});

test('the company is the same on every page', () => {
  const [one, other] = [landing, commercial].map((page) => node('HomeAndConstructionBusiness', { page, organisation }));
  expect(one).toEqual(other);
  expect(one).toMatchObject({ '@id': 'https://www.example.com/#organisation', telephone: '+91 00000 00000', foundingDate: '2020' });
});

test('a reference leads to something that the same page tells', () => {
  const told = new Set<string>();
  const referred = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = value as Record<string, unknown>;
    if (typeof id === 'string') (Object.keys(rest).length > 0 ? told : referred).add(id);
    Object.values(rest).forEach(walk);
  };
  nodesOf(homeStory).forEach(walk);
  expect(referred.size).toBeGreaterThan(5);
  expect([...referred].filter((id) => !told.has(id))).toEqual([]);
});

test('what is free costs 0 rupees, and what has no price yet names none', () => {
  const offers = [{ name: 'Consultation', text: 'Free.', price: '0' }, { name: 'Plant', text: 'By quote.' }];
  expect(node('Service', { page: home, organisation, service: { ...homeService, offers } })?.offers).toEqual([
    { '@type': 'Offer', name: 'Consultation', description: 'Free.', price: '0', priceCurrency: 'INR' },
    { '@type': 'Offer', name: 'Plant', description: 'By quote.' },
  ]);
});

test('every question of the page stands in the graph with its answer', () => {
  const asked = faq.categories.flatMap(({ questions }) => questions);
  expect(node('FAQPage')?.mainEntity).toHaveLength(asked.length);
  expect(JSON.stringify(node('FAQPage'))).toContain(JSON.stringify(asked[0]!.answer));
});

test('the company does not rate itself', () => {
  expect(toJsonLd(pageGraph(homeStory))).not.toMatch(/AggregateRating|"Review"|ratingValue/);
});

test.each(['</script><script>alert(1)</script>', '"Solar" & \'sun\'', 'सूरज ☀️', '<!-- -->'])('%s in a title stays a title', (title) => {
  const story = { page: { ...home, seo: { ...home.seo, title } }, organisation };
  expect(toJsonLd(pageGraph(story))).not.toContain('<');
  expect(node('WebPage', story)?.name).toBe(title);
});

test('a film was uploaded at a time that is the same everywhere, and runs as long as its facts say', () => {
  expect(node('VideoObject')?.uploadDate).toBe('2026-11-21T00:00:00+05:30');
  expect(node('VideoObject', { ...homeStory, film: { ...homeStory.film, seconds: 7 } })?.duration).toBe('PT7S');
});

test('the country has its name where it is a place, and its code where it is a code', () => {
  const company = JSON.stringify(node('HomeAndConstructionBusiness'));
  expect(company).toContain('"@type":"Country","name":"India"');
  expect(company).toContain('"areaServed":"IN"');
});
