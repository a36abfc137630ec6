import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TryWords, type TriedPage } from './try-words';

const page = (route: string, title: string): TriedPage => ({
  route,
  words: { title, description: `What ${route} tells.` },
  frame: {
    name: 'Dhoop',
    path: `solar.example › ${route.slice(1)}`,
    host: 'solar.example',
    address: `https://solar.example${route}`,
    picture: undefined,
  },
});
const pages = [page('/', 'First page'), page('/commercial', 'Solar for factories')];

async function type(label: 'Title' | 'Description', text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const drawn = (name: string) => screen.getByText(name, { selector: 'figcaption' }).closest('figure')!;
const LONG = 'Rooftop solar for homes, housing societies and businesses in eighteen cities of Uttar Pradesh';
const HINDI = 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए सब्सिडी और आसान किस्तों के साथ पाँच साल की देखभाल';

test('"Try words" begins with the words of the named page, and takes those of another page when it is chosen', async () => {
  render(<TryWords pages={pages} first="/commercial" />);
  expect(screen.getByLabelText('Title')).toHaveValue('Solar for factories');
  expect(drawn('Google on a desktop')).toHaveTextContent(
    'solar.example › commercialSolar for factoriesWhat /commercial tells.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Begin with the words of'), '/');
  expect(screen.getByLabelText('Title')).toHaveValue('First page');
  for (const name of ['Google on a phone', 'WhatsApp', 'Facebook', 'X', 'LinkedIn'])
    expect(drawn(name)).toHaveTextContent('First page');
});

test.each([
  ['Latin', LONG],
  ['Devanagari', HINDI],
])(
  '"Try words" cuts a long title of %s letters while it is typed, and crosses out what is left out',
  async (_, title) => {
    render(<TryWords pages={pages} />);
    await type('Title', title);
    const result = drawn('Google on a desktop');
    const left = within(result).getByRole('deletion').lastChild!.textContent!;
    expect(title.endsWith(` ${left}`)).toBe(true);
    expect(result).toHaveTextContent(`${title.slice(0, -left.length - 1)} ... Not shown: ${left}`);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      /Google on a desktop \d+ of 580 px, cut Google on a phone \d+ of 686 px/,
    );
  },
);

test('a status message of "Try words" says how the words fit once typing has ended', async () => {
  render(<TryWords pages={pages} />);
  await type('Title', LONG);
  await type('Description', 'Short.');
  await waitFor(
    () =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /^The title is cut: Google on a desktop, .* The description fits everywhere\.$/,
      ),
    { timeout: 3000 },
  );
});
