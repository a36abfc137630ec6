import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import { readPage } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';
import { plainScript } from './plain-script';
import { tryPage } from './try-page';
import { nothingRead } from './waiting';

const page = (route: string, title: string) =>
  readPage(
    route,
    `<title>${title}</title><meta name="description" content="What ${route} tells."><link rel="canonical" href="https://solar.example${route}">`,
  );
const site: SiteRecord = {
  ...nothingRead('out/'),
  draft: false,
  origin: 'https://solar.example',
  pages: [page('/', 'First page'), page('/commercial', 'Solar for factories')],
};
const script = plainScript(path.join(__dirname, 'try-script.ts'), 'tryWords');

/** Opens the page as a browser does: with its script as one plain text. */
function open(hash = '') {
  window.location.hash = hash;
  document.body.innerHTML = tryPage({ site, findings: [] });
  new Function(script)();
}

function type(label: 'Title' | 'Description', text: string) {
  const box = screen.getByLabelText<HTMLTextAreaElement>(label);
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const drawn = (name: string) => screen.getByText(name, { selector: 'figcaption' }).closest('figure')!;
const LONG = 'Rooftop solar for homes, housing societies and businesses in eighteen cities of Uttar Pradesh';
const HINDI = 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए सब्सिडी और आसान किस्तों के साथ पाँच साल की देखभाल';

test('it begins with the words of the page that is named, and of another when that is chosen', () => {
  open('#/commercial');
  expect(screen.getByLabelText('Title')).toHaveValue('Solar for factories');
  expect(drawn('Google on a desktop')).toHaveTextContent(
    'solar.example › commercialSolar for factoriesWhat /commercial tells.',
  );
  const pages = screen.getByLabelText<HTMLSelectElement>('Begin with the words of');
  pages.value = '/';
  pages.dispatchEvent(new Event('change'));
  expect(screen.getByLabelText('Title')).toHaveValue('First page');
  for (const name of ['Google on a phone', 'WhatsApp', 'Facebook', 'X', 'LinkedIn'])
    expect(drawn(name)).toHaveTextContent('First page');
});

test.each([
  ['Latin', LONG],
  ['Devanagari', HINDI],
])(
  'a title of %s letters that is too long is cut while it is typed, and what is left out is crossed out',
  (_, title) => {
    open();
    type('Title', title);
    const result = drawn('Google on a desktop').querySelector('.blue')!;
    const missing = within(drawn('Google on a desktop')).getByRole('deletion');
    const [kept, left] = [
      missing.previousSibling!.previousSibling!.textContent!.replace(/ \.\.\.$/, ''),
      missing.lastChild!.textContent,
    ];
    expect(`${kept} ${left}`).toBe(title);
    expect(result).toHaveTextContent(`${kept} ... Not shown: ${left}`);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      /Google on a desktop \d+ of 580 px, cut Google on a phone \d+ of 686 px/,
    );
  },
);

test('a status message says how the words fit once typing has ended', async () => {
  open();
  type('Title', LONG);
  type('Description', 'Short.');
  await waitFor(
    () =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /^The title is cut: Google on a desktop, .* The description fits everywhere\.$/,
      ),
    { timeout: 3000 },
  );
});

test('what is typed stays text', () => {
  open();
  type('Title', '<img src=x onerror=alert(1)>');
  expect(drawn('Google on a desktop')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img[src=x]')).toBeNull();
});
