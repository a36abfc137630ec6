import { readFileSync } from 'node:fs';
import { pages } from '../content/pages';
import { type Route, routes } from '../content/routes';
import { textWidth } from '../lib/text-width';
import { pictureSize } from '../tools/content-check/picture-size';
import { attribute, elementsOf, textOf } from '../tools/postbuild/html';
import { expect, test } from './kit';

const fileOf = (route: Route) => `out${route === '/' ? '/index' : route}.html`;

/** What the exported page says of itself, before any script has run. */
function headOf(file: string) {
  const elements = elementsOf(readFileSync(file, 'utf8'));
  const all = (tag: string, by: string, value: string) => elements.filter((element) => element.tagName === tag && attribute(element, by) === value);
  const only = (tag: string, by: string, value: string, read: string) => {
    const found = all(tag, by, value).map((element) => attribute(element, read) ?? '');
    expect(found, `${file}: ${tag}[${by}=${value}]`).toHaveLength(1);
    return found[0]!;
  };
  const titles = elements.filter(({ tagName, parentNode }) => tagName === 'title' && parentNode && 'tagName' in parentNode && parentNode.tagName === 'head');
  expect(titles, file).toHaveLength(1);
  const scripts = all('script', 'type', 'application/ld+json').map(textOf);
  return {
    title: textOf(titles[0]!),
    meta: (name: string) => only('meta', 'name', name, 'content'),
    og: (name: string) => only('meta', 'property', `og:${name}`, 'content'),
    link: (rel: string) => only('link', 'rel', rel, 'href'),
    graph: scripts.length === 1 ? (JSON.parse(scripts[0]!)['@graph'] as Record<string, unknown>[]) : [],
  };
}

const heads = new Map(routes.map((route) => [route, headOf(fileOf(route))]));
/** The host that the pages were built for. */
const site = new URL(heads.get('/')!.link('canonical')).origin;
const addressOf = (route: Route) => site + route;
/** A file of the site by its address in full. */
const published = (address: string) => readFileSync(address.replace(site, 'out'));

for (const { route, seo } of pages) {
  test(`${route} has a head that search engines and shared links can read`, () => {
    const { title, meta, og, link } = heads.get(route)!;
    expect(title).toBe(seo.title);
    expect(meta('description')).toBe(seo.description);
    expect(textWidth(title, 20)).toBeLessThanOrEqual(580);
    expect(textWidth(meta('description'), 14)).toBeLessThanOrEqual(920);
    expect(link('canonical')).toBe(addressOf(route === '/residential' ? '/' : route));
    expect(meta('robots')).not.toContain('noindex');
    expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(link('manifest')).toBe('/manifest.webmanifest');
    expect([og('type'), og('title'), og('description'), og('url'), og('locale')]).toEqual(['website', seo.title, seo.description, addressOf(route), 'en_IN']);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:image')).toBe(og('image'));
    expect(og('image:alt')).toBe(seo.card.alt);

    const card = published(og('image'));
    expect(pictureSize('card.jpg', card)).toEqual({ width: Number(og('image:width')), height: Number(og('image:height')) });
    expect([og('image:type'), og('image:width'), og('image:height')]).toEqual(['image/jpeg', '1200', '630']);
    expect(card.length).toBeLessThanOrEqual(250 * 1024);
  });
}

const told: Record<Route, string[]> = {
  '/': ['VideoObject', 'FAQPage'],
  '/home': ['BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/residential': ['BreadcrumbList'],
  '/housing_society': ['BreadcrumbList', 'Service', 'VideoObject', 'FAQPage'],
  '/commercial': ['BreadcrumbList', 'Service'],
  '/aboutus': ['BreadcrumbList', 'FAQPage'],
  '/subsidies': ['BreadcrumbList'],
  '/go-solar': ['BreadcrumbList'],
  '/guidedownload': ['BreadcrumbList'],
  '/knowmore': ['BreadcrumbList'],
  '/careers': ['BreadcrumbList'],
  '/privacy-policy': ['BreadcrumbList'],
  '/terms-of-service': ['BreadcrumbList'],
  '/tnc-goodzero': ['BreadcrumbList'],
  '/accessibility': ['BreadcrumbList'],
};

test('each page tells machines what stands on it, and names only files that are there', () => {
  for (const route of routes) {
    const { graph } = heads.get(route)!;
    expect(graph.map((node) => node['@type']), route).toEqual(['HomeAndConstructionBusiness', 'WebSite', 'WebPage', ...told[route]]);
    const film = graph.find((node) => node['@type'] === 'VideoObject');
    for (const address of film ? [film.contentUrl, film.thumbnailUrl] : []) expect(published(String(address)).length, String(address)).toBeGreaterThan(1000);
  }
});

test('a page that tells of questions shows them', () => {
  for (const route of routes.filter((one) => told[one].includes('FAQPage'))) {
    const { graph } = heads.get(route)!;
    const questions = graph.find((node) => node['@type'] === 'FAQPage')!.mainEntity as { name: string }[];
    const shown = elementsOf(readFileSync(fileOf(route), 'utf8')).filter(({ tagName }) => tagName === 'details').length;
    expect(questions.length, route).toBe(6);
    expect(shown, route).toBeGreaterThanOrEqual(6);
  }
});

test('the sitemap lists every page that is listed under its own address, with a day', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const entries = [...sitemap.matchAll(/<url>.*?<loc>(.*?)<\/loc>.*?<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>.*?<\/url>/gs)].map(([, address, day]) => [address, day]);
  const listed = pages.filter(({ route }) => route !== '/residential');
  expect(entries).toEqual(listed.map(({ route, updated }) => [addressOf(route), updated]));
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the page for an unknown address asks not to be listed', () => {
  expect(headOf('out/404.html').meta('robots')).toBe('noindex');
});

test('a browser takes the structured data of a page without a word about the security policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => (window as unknown as { noteViolation(what: string): void }).noteViolation(event.violatedDirective));
  });
  for (const route of ['/', '/housing_society', '/subsidies'] as const) {
    await page.goto(route);
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(graph!)['@graph'], route).toHaveLength(3 + told[route].length);
  }
  expect(violations).toEqual([]);
});
