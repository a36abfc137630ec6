/** @jest-environment node */
import { namelessTitles } from './nameless-titles';

test('page titles without the company’s name are reported in one line, with what makes room for it', () => {
  const pages = [
    { route: '/home' as const, seo: { title: 'Solar for your roof | Roof Co' } },
    { route: '/commercial' as const, seo: { title: 'Solar for your factory' } },
  ];
  expect(namelessTitles(pages, { name: 'Roof Co Solar Installations', shortName: 'Roof Co' })).toEqual([
    'content/company.yaml shortName: too long for the title of /commercial: a shorter shortName, or a shorter title, makes room',
  ]);
  expect(
    namelessTitles(pages.slice(1), { name: 'Roof Co Solar Installations', shortName: 'Roof Co Solar Installations' }),
  ).toEqual([expect.stringContaining('give a shortName beside the name, for example "Roof Co"')]);
  expect(namelessTitles(pages.slice(0, 1), { name: 'Roof Co', shortName: 'Roof Co' })).toEqual([]);
});
