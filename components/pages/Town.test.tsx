/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '@/content/read';
import type { Site } from '@/content/read';
import { articleSlugs } from '@/lib/pages';
import { contentFiles } from '@/tools/check-content/site-content';
import { Article } from './Article';
import { SolarCalculator } from './SolarCalculator';
import { Town } from './Town';

const files = contentFiles();
const [site] = readContent(files).languages as [Site, ...Site[]];
const firstTown = Object.keys(site.towns)[0]!;

test("a town's page names all of the town's projects, even those that the project carousel does not show", () => {
  const [file, text] = Object.entries(files).find(([name]) => name.startsWith('projects/'))!;
  const project = text
    .replace(/^order: .*/m, 'order: 1000')
    .replace(/^kw: .*/m, 'kw: 4321')
    .replace(/^town: .*/m, `town: ${firstTown}`);
  const [more] = readContent({ ...files, [file.replace(/[^/]+$/, 'planted.yaml')]: project }).languages;
  expect(JSON.stringify(more!.projectCarousel)).not.toContain('4321');
  const page = renderToStaticMarkup(<Town site={more!} town={firstTown} />);
  expect(page.includes('4321 kW')).toBe(true);
});

test('changing the id of the example town does not change the text of town, calculator and article pages', () => {
  const id = site.solar.exampleTown;
  const renamed = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name.replace(`towns/${id}.yaml`, 'towns/planted.yaml'),
      text.replace(new RegExp(`\\b((?:town|modelledTown): |rooftop-solar-|city=)${id}\\b`, 'gi'), '$1planted'),
    ]),
  );
  const [after] = readContent(renamed).languages as [Site, ...Site[]];
  const pages = (site: Site, town: string) => [
    <Town site={site} town={town} key="town" />,
    ...(['home', 'society', 'business'] as const).map((kind) => <SolarCalculator site={site} kind={kind} key={kind} />),
    ...articleSlugs(site).map((slug) => <Article site={site} slug={slug} key={slug} />),
  ];
  const texts = (site: Site, town: string) =>
    pages(site, town).map((page) => renderToStaticMarkup(page).replace(/<script.*?<\/script>|<[^>]+>/gs, ''));
  expect(texts(after, 'planted')).toEqual(texts(site, id));
});
