import { linksIn, linksOut } from '../findings/link-rules';
import { textWidth } from '../../../content/text-width';
import { csvCell } from '../../preview/lead-csv';
import { property } from '../read/page-record';
import { findingsOf, listed, pictureOf, topicsOf, type StudioData } from './studio-data';

const HEAD = [
  'Route',
  'Title',
  'Title px at 20',
  'Description',
  'Description px at 14',
  'Canonical',
  'Robots',
  'Listed',
  'Share picture',
  'Picture px',
  'Picture bytes',
  'h1',
  'Words',
  'Links in',
  'Links out',
  'Errors',
  'Warnings',
  'Notes',
  'About',
  'Findings',
];

/** The table of the overview and more, for a spreadsheet: one line a page. */
export function pagesCsv(data: StudioData): string {
  const { site } = data;
  const lines = site.pages.map((page) => {
    const found = findingsOf(data, page.route);
    const picture = pictureOf(site, page);
    const count = (wanted: string) => found.filter(({ level }) => level === wanted).length;
    const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
    return [
      page.route,
      title,
      Math.round(textWidth(title, 20)),
      description,
      Math.round(textWidth(description, 14)),
      page.canonicals[0] ?? '',
      page.robots.join('; '),
      listed(site, page),
      property(page, 'og:image') ?? '',
      picture ? `${picture.width} × ${picture.height}` : '',
      picture?.bytes ?? '',
      page.headings.find(({ level }) => level === 1)?.text ?? '',
      page.words,
      linksIn(site, page.route).length,
      linksOut(site, page.route).length,
      count('error'),
      count('warning'),
      count('note'),
      topicsOf(found).join('; '),
      found.map(({ level, what, where }) => `${level}: ${what} (${where.field} in ${where.file})`).join(' | '),
    ];
  });
  // Excel takes a file for UTF-8 only with this mark at its beginning.
  return `\ufeff${[HEAD, ...lines].map((cells) => cells.map((cell) => csvCell(String(cell))).join(',')).join('\r\n')}\r\n`;
}
