import type { Found } from './visit';

export interface Row {
  form: string;
  fault: string;
  /** Missing where the visit itself broke off. */
  found?: Found;
  problems: string[];
}

/** More went out than was pressed for, and not by the page: Chromium repeats what was cut off. */
const isRepeated = ({ found, problems }: Row) =>
  problems.length === 0 && found !== undefined && found.requests > found.presses;

const verdictOf = (row: Row) => (row.problems.length > 0 ? 'FAIL' : isRepeated(row) ? 'PASS*' : 'PASS');

const FOOTNOTE =
  '* Chromium itself repeats a request that was cut off on a connection it had used before: no page can stop it. See docs/decisions/006.';

/** Room for what was told, in letters. */
const ROOM = 110;

function wordsOf({ words, kept, draft }: Found): string {
  const waiting = kept.filter(({ stage }) => stage !== 'sent').map(({ stage }) => stage);
  return [`${words.there}/${words.of}`, ...(draft ? ['draft'] : []), ...waiting].join(' ');
}

const short = (text: string) => (text.length > ROOM ? `${text.slice(0, ROOM - 1)}…` : text);
const toldOf = ({ alerts, told }: Found) => [...alerts.map((text) => `[${text}]`), ...told].join(' | ');

/** One visit in one line, with what is wrong with it behind. */
export function line(row: Row): string {
  const { form, fault, found, problems } = row;
  const verdict = [verdictOf(row), ...problems].join('; ');
  const counts = found ? `copies ${found.copies.length}, words ${wordsOf(found)}` : 'broken off';
  return `${form}, ${fault}: ${counts}: ${verdict}`;
}

/** All visits by fault: copies, words, controls of the form that are covered, what was told, the verdict. */
export function table(rows: Row[]): string {
  const lines = rows
    .toSorted((one, other) => one.fault.localeCompare(other.fault) || one.form.localeCompare(other.form))
    .map((row) => {
      const { form, fault, found } = row;
      const cells = found
        ? [
            `${found.copies.length} of ${found.presses}`,
            wordsOf(found),
            found.covered.length === 0 ? 'no' : found.covered.join('; '),
            short(toldOf(found)),
          ]
        : ['-', '-', '-', '-'];
      return [fault, form, ...cells, verdictOf(row)];
    });
  const all = [['fault', 'form', 'copies of presses', 'words', 'covered', 'told', 'verdict'], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((cells) => cells[column]!.length)));
  const text = all.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [...text, ...(rows.some(isRepeated) ? [FOOTNOTE] : [])].join('\n');
}
