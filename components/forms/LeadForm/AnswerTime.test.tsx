import { screen, within } from '@testing-library/react';
import { open, question, theForm, withMailService } from '../form-user.fixture';
import { commercialForm, housingForm, landingForm, tabbedForm } from '../forms.fixture';
import { PageForm } from '../page-form.fixture';

withMailService();

const ANSWER = 'Somebody answers today, on WhatsApp or by phone.';
const ANSWER_LATER = 'Once we have your number, somebody answers.';
const openForm = (content: typeof landingForm) => open(<PageForm content={content} labelledBy="heading" />);

const shownParagraphs = () =>
  [...theForm().querySelectorAll<HTMLElement>('p')].filter((text) => !text.closest(':disabled'));
const isShown = (words: string) => shownParagraphs().some((text) => text.textContent === words);

test.each([landingForm, commercialForm, housingForm])(
  'the $form.name form says above the send button when somebody will answer, and offers no other way to leave a number',
  (content) => {
    openForm(content);
    const answer = screen.getByText(ANSWER);
    const send = screen.getByRole('button', { name: 'Send it' });
    expect(answer.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: 'WhatsApp us your number' })).not.toBeInTheDocument();
  },
);

test('a form tab without a phone number says so above the questions, with ways to leave one, and promises an answer after that', async () => {
  const user = openForm(tabbedForm);
  await user.click(await screen.findByRole('tab', { name: 'Commercial' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Commercial' });
  const link = within(panel).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us your number' });
  expect(link.closest('p')).toHaveTextContent(
    /^This tab asks for no phone number: WhatsApp us your number or leave it/,
  );
  expect(link.closest(':disabled')).toBeNull();
  expect(link.compareDocumentPosition(question('Company Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(new URL(link.href).searchParams.get('text')).toBe('Hello from a roof.');
  expect(within(panel).getByRole('link', { name: /commercial enquiry/ })).toHaveAttribute('href', '/commercial');
  expect([isShown(ANSWER), isShown(ANSWER_LATER)]).toEqual([false, true]);
});

test.each(['Residential', 'Housing'])(
  'the form tab %s, which asks for a phone number, says when somebody will answer',
  async (name) => {
    const user = openForm(tabbedForm);
    await user.click(await screen.findByRole('tab', { name }));
    await screen.findByRole('tabpanel', { name });
    expect([isShown(ANSWER), isShown(ANSWER_LATER)]).toEqual([true, false]);
    expect(shownParagraphs().some((text) => text.textContent?.startsWith('This tab asks'))).toBe(false);
  },
);
