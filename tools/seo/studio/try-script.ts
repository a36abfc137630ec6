import type { Cut } from '../measure/cut';
import { resultOn, shownOnCard, usesOf, type Use } from '../measure/previews';
import { CARD_PROFILES, type Card } from '../measure/profiles';
import { fillMeter } from './meter';

/** Screen readers are told how the words fit after this time without typing. */
const PAUSE_MS = 700;

/** Draws the words of the box on `try.html` as others show them, while they are typed. */
export function tryWords(): void {
  const form = document.getElementById('try');
  if (!form) return;
  const [page, title, description] = ['page', 'title', 'description'].map((name) =>
    document.getElementById(`try-${name}`),
  ) as [HTMLSelectElement, HTMLTextAreaElement, HTMLTextAreaElement];
  const drawn = document.getElementById('tried')!;
  let pause: number | undefined;

  const draw = () => {
    const words = [title.value, description.value] as const;
    for (const device of ['desktop', 'phone'] as const) {
      const result = drawn.querySelector(`.result.${device}`)!;
      const seen = resultOn(device, ...words);
      mark(result.querySelector('.blue')!, seen.title, 'No title');
      mark(result.querySelector('.snippet')!, seen.description, 'No description: Google chooses words from the page.');
    }
    for (const card of Object.keys(CARD_PROFILES) as Card[]) {
      const shown = shownOnCard(card, ...words);
      setText(drawn.querySelector(`.${card} .t`), shown.title);
      setText(drawn.querySelector(`.${card} .d`), shown.description);
    }
    const uses = usesOf(...words);
    uses.forEach((use) => measure(form.querySelector(`[data-part="${use.part}"][data-place="${use.place}"]`)!, use));
    window.clearTimeout(pause);
    pause = window.setTimeout(() => setText(document.getElementById('try-verdict'), verdictOn(uses)), PAUSE_MS);
  };

  const begin = () => {
    const { dataset, value } = page.selectedOptions[0]!;
    title.value = dataset.title ?? '';
    description.value = dataset.description ?? '';
    drawn.querySelectorAll('.path').forEach((path) => setText(path, dataset.path ?? ''));
    setText(drawn.querySelector('.link'), (form.dataset.origin ?? '') + value);
    drawn.querySelectorAll<HTMLImageElement>('.card img').forEach((picture) => {
      picture.hidden = !dataset.picture;
      if (dataset.picture) picture.src = dataset.picture;
    });
    draw();
  };

  const named = decodeURI(location.hash.slice(1));
  if ([...page.options].some(({ value }) => value === named)) page.value = named;
  page.addEventListener('change', begin);
  title.addEventListener('input', draw);
  description.addEventListener('input', draw);
  if (page.options.length > 0) begin();
}

function setText(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}

/** What a result shows, and crossed out what it leaves out. */
function mark(element: Element, { shown, cut, missing }: Cut, none: string): void {
  element.textContent = shown || none;
  if (!cut) return;
  const left = document.createElement('del');
  const hidden = document.createElement('span');
  hidden.className = 'hidden';
  hidden.textContent = 'Not shown: ';
  left.append(hidden, missing);
  element.append(' ', left);
}

function measure(row: Element, { used, limit, unit, cut }: Use): void {
  fillMeter(row.querySelector('.meter')!, used, limit);
  const number = row.querySelector('.number')!;
  number.textContent = `${used.toLocaleString('en-IN')} of ${limit} ${unit}${cut ? ', cut' : ''}`;
  number.classList.toggle('over', cut);
}

function verdictOn(uses: Use[]): string {
  return (['title', 'description'] as const)
    .map((part) => {
      const own = uses.filter((use) => use.part === part);
      const cutting = own.filter(({ cut }) => cut).map(({ name }) => name);
      if (own[0]!.used === 0) return `There is no ${part}.`;
      return cutting.length > 0 ? `The ${part} is cut: ${cutting.join(', ')}.` : `The ${part} fits everywhere.`;
    })
    .join(' ');
}
