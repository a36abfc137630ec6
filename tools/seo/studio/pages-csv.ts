import { textWidth } from '../../../content/text-width';
import { csvCell } from '../../preview/lead-csv';
import { linksIn, linksOut } from '../findings/links';
import type { PageRecord } from '../read/read-page';
import { findingsOf, listed, type StudioData } from './studio-data';

type Cell = string | number | undefined;

/** The cells of a page in the spreadsheet of the studio, by the name of the column. */
function cellsOf(data: StudioData, page: PageRecord): Record<string, Cell> {
  const { site } = data;
  const found = findingsOf(data, page.route);
  const count = (wanted: string) => found.filter(({ level }) => level === wanted).length;
  return {
    Route: page.route,
    Title: page.title,
    'Title px at 20': Math.round(textWidth(page.title, 20)),
    Description: page.description,
    'Description px at 14': Math.round(textWidth(page.description, 14)),
    Canonical: page.canonical,
    Listed: listed(site, page),
    'Share picture': page.shared.picture,
    'Picture bytes': site.pictures.get(page.shared.picture ?? '')?.contents.length,
    Words: page.words,
    'Links in': linksIn(site, page).length,
    'Links out': linksOut(site, page).length,
    Errors: count('error'),
    Warnings: count('warning'),
    Notes: count('note'),
    Findings: found.map(({ level, what, where }) => `${level}: ${what} (${where.field} in ${where.file})`).join(' | '),
  };
}

/** Writes the pages of the site as a CSV file: the overview's table and more, one line for each page. */
export function pagesCsv(data: StudioData): string {
  const rows = data.site.pages.map((page) => cellsOf(data, page));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  // Begins with a byte order mark, without which Excel does not read the file as UTF-8.
  return `\ufeff${lines.map((cells) => `${cells.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r\n`).join('')}`;
}
