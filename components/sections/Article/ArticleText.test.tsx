import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleDrawing as Drawing } from '@/content/schemas/article-drawings';
import { runEarly } from '@/components/early/run-early.fixture';
import type { ArticleLabels } from '@/content/schemas/articles';
import { facts } from '@/lib/solar/facts.fixture';
import { ArticleText } from './ArticleText';
import { ArticleDrawing } from './ArticleDrawing';
import { ArticleList } from './ArticleList';
import { Letter } from './Letter';
import { copyLetter } from '@/components/early/copy-letter';

const labels: ArticleLabels = {
  updated: 'Updated {date}',
  sources: 'Sources',
  source: 'Source {number}',
  undated: 'undated, read {date}',
  related: 'Read next',
  letter: {
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Selected.',
    whatsapp: 'Send',
    print: 'Print',
  },
};

test('an article has headings, a numbered list of sources with their links, dates and facts, and links to related articles', () => {
  render(
    <ArticleText
      content={{
        sections: [{ heading: 'Why?', blocks: ['So.'] }],
        sources: [
          { id: 'a', name: 'A report', href: 'https://example.com/a', date: '2024-05-29', facts: '12 days' },
          { id: 'b', name: 'A page', read: '2026-11-03' },
        ],
        related: [{ text: 'And then?', href: '/learn/then' }],
      }}
      labels={labels}
      locale="en-IN"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Why?', level: 2 })).toBeVisible();
  const items = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  expect(items.map((item) => [item.id, item.textContent])).toEqual([
    ['source-1', 'A report, 29 May 2024: 12 days'],
    ['source-2', 'A page, undated, read 3 November 2026'],
  ]);
  expect(screen.getByRole('link', { name: 'A report' })).toHaveAttribute('href', 'https://example.com/a');
  const related = screen.getByRole('navigation', { name: 'Read next' });
  expect(within(related).getByRole('link', { name: 'And then?' })).toHaveAttribute('href', '/learn/then');
});

test('the list of articles shows each question as a link, with its answer', () => {
  render(<ArticleList articles={[{ question: 'Why?', short: 'So.', address: '/learn/why' }]} />);
  expect(screen.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '/learn/why');
  expect(screen.getByText('So.')).toBeVisible();
});

const draw = (content: Drawing) =>
  render(
    <ArticleDrawing
      content={content}
      sources={['x', 'ours']}
      nameOf={(number) => `Source ${number}`}
      facts={facts}
      town="varanasi"
      locale="en-IN"
    />,
  );
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
const common = { caption: 'What it shows', sources: ['ours'] };

const systemSizes = (uses: Record<string, number>): Drawing => ({
  kind: 'runs',
  ...common,
  columns: ['System', 'Makes', 'Runs', 'Uses'],
  appliances: {
    caption: 'Appliances',
    columns: ['Appliance', 'Watts', 'Hours', 'Units'],
    list: { fan: { name: 'Fan', watts: 75, hours: 10 }, iron: { name: 'Iron', watts: 1000, hours: 0.5 } },
  },
  sizes: [{ kw: 1, uses }],
});

test('the drawing of system sizes shows the units that each makes and uses in a day, the appliances, and the sources', () => {
  draw(systemSizes({ fan: 3, iron: 1 }));
  expect(cells()).toEqual([
    ['System', 'Makes', 'Runs', 'Uses'],
    ['1 kW', '3.7', '3 × Fan, 1 × Iron', '2.8'],
    ['Appliance', 'Watts', 'Hours', 'Units'],
    ['Fan', '75', '10', '0.75'],
    ['Iron', '1,000', '0.5', '0.5'],
  ]);
  expect(screen.getByRole('link', { name: 'Source 2' })).toBeVisible();
});

test('the drawing of system sizes throws an error if the appliances of a system use more units than the system makes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => draw(systemSizes({ fan: 9 }))).toThrow(/1 kW use 6\.75 units a day/);
});

test('the drawing of a bill names size and month, adds up units, numbers a mistake at its line, and gives the total with and without it', () => {
  const lines = ['import', 'export', 'carried', 'billed', 'energy', 'fixed', 'surcharge', 'duty', 'total'] as const;
  draw({
    kind: 'bill',
    ...common,
    caption: '{kw} kW in {month}',
    case: { bill: 3000, load: 3, kw: 3, month: 7, byDay: 40 },
    columns: ['Line', 'Units', 'Rupees'],
    lines: Object.fromEntries(lines.map((line) => [line, line])) as never,
    wrong: [{ at: 'export-added', title: 'Added', text: '{wrong} instead of {right}' }],
  });
  expect(screen.getByRole('table')).toHaveAccessibleName(/3 kW in July/);
  const rows = Object.fromEntries(cells().map(([name, ...rest]) => [name!.replace(/^\d/, ''), rest]));
  const units = (line: string) => Number(rows[line]![0]!.replace('−', '-'));
  expect(units('import') + units('export') + units('carried')).toBe(units('billed'));
  expect(screen.getByRole('row', { name: /^1 ?billed/ })).toBeVisible();
  expect(rows.total![1]).toBe('₹1,176');
  expect(screen.getByText(/instead of/)).toHaveTextContent(/^₹2,610 instead of ₹1,180$/);
});

test('the drawing of steps shows who acts in each step and, if given, for how many days', () => {
  draw({
    kind: 'steps',
    ...common,
    steps: [
      { title: 'Apply', who: 'You', text: 'On the portal.' },
      { title: 'Check', who: 'The company', text: 'It looks.', days: '9 days' },
    ],
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ApplyYouOn the portal.',
    'CheckThe company · 9 daysIt looks.',
  ]);
});

test('the drawing about dust is a table of the percentages that dust takes away, with a bar in each cell', () => {
  const { container } = draw({
    kind: 'dust',
    ...common,
    season: 'Season',
    after: 'After {days} days',
    days: [10, 30],
    seasons: [{ name: 'Spring', daily: 0.39 }],
  });
  expect(cells()).toEqual([
    ['Season', 'After 10 days', 'After 30 days'],
    ['Spring', '3.9%', '11.7%'],
  ]);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

describe('a letter', () => {
  const letter = 'Dear sir,\n\nMy name is ____.';
  const show = () => {
    render(<Letter content={{ heading: 'A letter', text: 'Fill in.', body: `${letter}\n` }} labels={labels.letter} />);
    runEarly(copyLetter);
  };

  test('a press on Copy copies the whole letter of an article, and the page says so', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(letter);
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  test('a press on Copy selects the letter of an article if the browser refuses to copy, and the page says so', async () => {
    const user = userEvent.setup();
    show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Selected.');
    expect(String(getSelection())).toContain('Dear sir,');
  });

  test('the letter of an article has a button that prints, and a WhatsApp link with the whole text', async () => {
    const print = jest.fn();
    window.print = print;
    show();
    expect(new URL(screen.getByRole('link', { name: 'Send' }).getAttribute('href')!).searchParams.get('text')).toBe(
      letter,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });
});
