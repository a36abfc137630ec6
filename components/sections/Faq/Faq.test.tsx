import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { Faq } from './Faq';
import type { ContentOf } from '../Section/Section';

const asked = (about: string) =>
  ['first', 'second'].map((n) => ({ question: `What of ${about}, ${n}?`, answer: `The ${n} answer about ${about}.` }));
const faq: ContentOf<'faq'> = {
  heading: 'Questions',
  line: 'And answers.',
  action: { text: 'Ask us', href: '/go-solar' },
  label: 'Topics',
  categories: [
    { name: 'General', questions: asked('the sun') },
    { name: 'Care', questions: asked('dust') },
    { name: 'Money', questions: asked('loans') },
  ],
};

const DESKTOP = '(min-width: 769px)';

const topic = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('details')!;
const openTopics = () => faq.categories.map(({ name }) => name).filter((name) => topic(name).open);
const question = (text: string) => screen.getByText(text).closest('details')!;
const pressTopic = (name: string) => fireEvent.click(topic(name).querySelector('summary')!);

async function openOnDesktop() {
  fakeBrowser(DESKTOP);
  render(<Faq content={faq} />);
  act(() => scrollTo(topic('General').parentElement!, 0.1));
  await screen.findByRole('tablist', { name: 'Topics' });
}

beforeEach(() => fakeBrowser());

test('the HTML contains every question and every answer of the FAQ once', () => {
  const html = renderToStaticMarkup(<Faq content={faq} />).replace(/<[^>]+>/g, '');
  for (const { questions } of faq.categories) {
    for (const { question, answer } of questions) {
      expect(html.split(question)).toHaveLength(2);
      expect(html.split(answer)).toHaveLength(2);
    }
  }
});

describe('the FAQ on a phone', () => {
  beforeEach(() => {
    render(<Faq content={faq} />);
  });

  test('the first topic of the FAQ is open at first, and opening another topic closes the first', async () => {
    expect(openTopics()).toEqual(['General']);
    pressTopic('Money');
    await waitFor(() => expect(openTopics()).toEqual(['Money']));
  });

  test('a press on the open topic of the FAQ closes the topic', () => {
    pressTopic('General');
    expect(openTopics()).toEqual([]);
  });

  test('a question of the FAQ opens and closes without closing another question', () => {
    const [first, second] = faq.categories[0]!.questions.map(({ question: text }) => question(text));
    fireEvent.click(first!.querySelector('summary')!);
    fireEvent.click(second!.querySelector('summary')!);
    expect([first!.open, second!.open]).toEqual([true, true]);
    fireEvent.click(first!.querySelector('summary')!);
    expect([first!.open, second!.open]).toEqual([false, true]);
  });

  test('the FAQ on a phone has no tabs', () => {
    act(() => scrollTo(topic('General').parentElement!, 1));
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('the FAQ on a desktop', () => {
  test('each topic of the FAQ has a tab, and a press on a tab opens that topic alone, in the panel that `aria-controls` names', async () => {
    await openOnDesktop();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['General', 'Care', 'Money']);
    fireEvent.click(screen.getByRole('tab', { name: 'Care' }));
    expect(openTopics()).toEqual(['Care']);
    const panel = screen.getByRole('tabpanel', { name: 'Care' });
    expect(within(panel).getByText('What of dust, first?')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Care' })).toHaveAttribute('aria-controls', panel.id);
  });

  test('the tabs of the FAQ appear without replacing or closing a question and without moving focus', async () => {
    fakeBrowser(DESKTOP);
    render(<Faq content={faq} />);
    const opened = question(faq.categories[0]!.questions[1]!.question);
    const summary = opened.querySelector('summary')!;
    fireEvent.click(summary);
    summary.focus();
    act(() => scrollTo(topic('General').parentElement!, 0.1));
    await screen.findByRole('tablist');
    expect(question(faq.categories[0]!.questions[1]!.question)).toBe(opened);
    expect(opened.open).toBe(true);
    expect(summary).toHaveFocus();
  });

  test('the tab of an FAQ topic that was opened before the tabs appeared is selected', async () => {
    fakeBrowser(DESKTOP);
    render(<Faq content={faq} />);
    pressTopic('Money');
    await waitFor(() => expect(openTopics()).toEqual(['Money']));
    act(() => scrollTo(topic('General').parentElement!, 0.1));
    expect(await screen.findByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the first topic of the FAQ is open when the tabs appear, even if the visitor had closed all topics before', async () => {
    fakeBrowser(DESKTOP);
    render(<Faq content={faq} />);
    pressTopic('General');
    act(() => scrollTo(topic('General').parentElement!, 0.1));
    await screen.findByRole('tablist');
    expect(openTopics()).toEqual(['General']);
  });

  test('focus moves from the name of an FAQ topic to the tab of the topic when the tabs appear', async () => {
    fakeBrowser(DESKTOP);
    render(<Faq content={faq} />);
    topic('Money').querySelector('summary')!.focus();
    act(() => scrollTo(topic('General').parentElement!, 0.1));
    expect(await screen.findByRole('tab', { name: 'Money' })).toHaveFocus();
  });
});

test('a press on the tab of an FAQ topic with a Hindi name opens the questions of that topic, and of no other', async () => {
  const names = ['सामान्य', 'सोलर की देखभाल', 'सोलर का हिसाब'];
  const categories = names.map((name, index) => ({ ...faq.categories[index]!, name }));
  fakeBrowser(DESKTOP);
  render(<Faq content={{ ...faq, categories }} />);
  act(() => scrollTo(topic('सामान्य').parentElement!, 0.1));
  fireEvent.click(await screen.findByRole('tab', { name: 'सोलर की देखभाल' }));
  expect(names.filter((name) => topic(name).open)).toEqual(['सोलर की देखभाल']);
  expect(screen.getByRole('tabpanel', { name: 'सोलर की देखभाल' })).toContainElement(
    screen.getByText('The first answer about dust.'),
  );
});
