import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import { fakeBrowser } from '@/components/ui/fake-browser.fixture';
import { Benefits } from './Benefits/Benefits';
import { Credentials } from './Credentials/Credentials';
import { DirectorQuote } from './DirectorQuote/DirectorQuote';
import { Faq } from './Faq/Faq';
import { Gallery } from './Gallery/Gallery';
import { Guarantee } from './Guarantee/Guarantee';
import { GuideCards } from './GuideCards/GuideCards';
import { GuidePromo } from './GuidePromo/GuidePromo';
import { Reviews } from './Reviews/Reviews';
import { Stats } from './Stats/Stats';
import { Testimonials } from './Testimonials/Testimonials';
import { Timeline } from './Timeline/Timeline';
import { TownQuestions } from './Town/TownSections';
import { IconColumns } from './IconColumns/IconColumns';

const picture = { src: '/pictures/roof.svg', width: 600, height: 720, alt: 'A roof' };
const action = { text: 'Ask us', about: 'about it', href: '/ask' };
const reviewWords = { rating: 'rated {stars} out of 5', readMore: 'More', reviews: [] };

const sections: [string, (heading: string) => ReactElement][] = [
  ['Benefits', (heading) => <Benefits content={{ heading, benefits: [], action }} />],
  ['Credentials', (heading) => <Credentials content={{ heading, facts: [{ label: 'Number', supplied: '12' }] }} />],
  [
    'DirectorQuote',
    (heading) => (
      <DirectorQuote content={{ heading, quote: ['We look up.'], name: 'Asha', role: 'Director', portrait: picture }} />
    ),
  ],
  ['Gallery', (heading) => <Gallery content={{ heading, line: 'On the roof.', items: [] }} />],
  [
    'Guarantee',
    (heading) => <Guarantee content={{ heading, text: 'Units.', points: [], picture, action, approved: null }} />,
  ],
  ['GuideCards', (heading) => <GuideCards content={{ heading, line: 'Free.', guides: [] }} />],
  ['GuidePromo', (heading) => <GuidePromo content={{ heading, points: [], action, cover: picture }} />],
  ['Reviews', (heading) => <Reviews content={{ heading, ...reviewWords }} />],
  ['Stats', (heading) => <Stats content={{ heading, claims: [] }} />],
  [
    'Testimonials',
    (heading) => (
      <Testimonials content={{ heading, variant: 'home', label: 'Reviews', ...reviewWords }} labels={carouselLabels} />
    ),
  ],
  ['Timeline', (heading) => <Timeline content={{ heading, line: 'From 2020.', items: [] }} />],
  ['TownQuestions', (heading) => <TownQuestions heading={heading} content={[]} />],
  ['IconColumns', (heading) => <IconColumns content={{ heading, items: [] }} locale="en-IN" />],
];

const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id);

beforeEach(() => fakeBrowser());

test.each(sections)(
  'two sections of the kind %s on one page are each named by their own heading, and share no id',
  (_, section) => {
    render(
      <>
        {section('First')}
        {section('Second')}
      </>,
    );
    for (const name of ['First', 'Second'])
      expect(screen.getByRole('region', { name })).toContainElement(screen.getByRole('heading', { name }));
    expect(new Set(ids()).size).toBe(ids().length);
  },
);

test('two FAQs on one page share no id except `questions`, and a topic opened in one closes none of the other', async () => {
  const faq = (heading: string) => (
    <Faq
      content={{
        ...{ heading, line: 'And answers.', action, label: 'Topics' },
        categories: ['General', 'Care'].map((name) => ({ name, questions: [] })),
      }}
    />
  );
  render(
    <>
      {faq('First')}
      {faq('Second')}
    </>,
  );
  const [first, second] = ['First', 'Second'].map((name) => screen.getByRole('region', { name }));
  const topics = (region: HTMLElement) => [...region.querySelectorAll('details')];
  const others = ids().filter((id) => id !== 'questions');
  expect(new Set(others).size).toBe(others.length);
  fireEvent.click(within(first!).getByText('Care'));
  await waitFor(() =>
    expect([first!, second!].map((region) => topics(region).map(({ open }) => open))).toEqual([
      [false, true],
      [true, false],
    ]),
  );
});
