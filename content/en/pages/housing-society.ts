import { drawings } from '../../facts/drawings';
import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { faq } from '../faq';
import { societyFilm } from '../films';
import { titled } from '../titles';

const { societiesHeadline, savingsGuarantee, leakageSociety, maintenance, monthlyCleaning } = claims;

export const housingSociety = {
  seo: {
    name: 'Housing Society',
    title: titled('Solar for housing societies: lifts, pumps, lights'),
    description:
      'Let the sun run lifts, pumps and common lights. Survey, AGM approval, installation, net metering and upkeep for your housing society, by one team.',
    card: {
      kicker: 'Solar for housing societies',
      heading: 'Let the sun run the lifts',
      layout: 'full',
      surface: 'dusk',
      pictures: ['slide-society'],
      alt: 'Let the sun run the lifts. Blocks of flats with solar panels on their terraces',
    },
  },
  updated: '2026-11-23',
  videoHero: {
    kicker: 'Solar for housing societies',
    heading: `${societiesHeadline.figure} ${societiesHeadline.text} have let the sun pay for their common areas`,
    text: 'Solar panels on your terrace can run lifts, pumps and corridor lights, and lower the maintenance bill of every flat.',
    action: { text: 'Book a free consultation with us', href: 'go-solar#housing' },
    film: societyFilm,
  },
  director: {
    heading: 'A society that did it',
    quote: [
      'The hard part was not the terrace. It was the meeting.',
      'They came to our AGM with a drawing and one page of figures, and stayed until the last question. The work was done without closing the terrace for a single family function. Now the common bill is the shortest item on our agenda.',
    ],
    name: 'The director of a housing society',
    role: 'Varanasi',
    portrait: {
      ...drawings.directorOfSociety,
      alt: 'Drawn portrait of the director of a housing society',
    },
    sample: true,
  },
  howItWorks: {
    id: 'how-it-works',
    heading: 'How it works for a society',
    line: 'Six steps. Your committee decides; we do the work and the paperwork.',
    steps: [
      {
        title: 'Survey',
        text: 'We measure the terrace, mark tanks and shade, and read the bills of the common meters.',
      },
      {
        title: 'AGM approval',
        text: 'You get a drawing, a price and a draft resolution. If you like, we come to the meeting and answer every question.',
      },
      {
        title: 'Design',
        text: 'We draw where each panel goes: in the sun, and clear of lift rooms, tanks, pipes and the corner where clothes dry.',
      },
      {
        title: 'Installation',
        text: 'We agree the days with your committee beforehand, keep the way to the terrace open, and sweep up before we leave.',
      },
      {
        title: 'Net metering',
        text: 'We handle the paperwork with your electricity company, and we are there when the new meter is fitted and tested.',
      },
      {
        title: 'Maintenance',
        text: `Cleaning and checks for ${maintenance.figure}, so that nobody from the society has to climb up.`,
      },
    ],
  },
  paysFor: {
    id: 'pays-for',
    heading: 'What it pays for',
    line: 'Every flat shares the bill of the common meter. That is the bill that solar brings down.',
    cards: [
      {
        icon: 'lift',
        title: 'Lifts',
        text: 'By day they run on solar power. What you send to the grid is adjusted against the evening’s use, as your net-metering rules allow.',
      },
      {
        icon: 'droplet',
        title: 'Pumps',
        text: 'Run the pumps by day, when the sun is high. The tanks are then full for the night, without power from the grid.',
      },
      {
        icon: 'bulb',
        title: 'Common lighting',
        text: 'Staircases, basement, gate and garden. Units made by day can be credited and used after dark, as your net-metering rules allow.',
      },
    ],
  },
  stats: {
    heading: 'Housing societies that run on solar with us',
    text: 'Their committees asked the same questions that yours will ask.',
    figures: [claims.societiesPowered, maintenance],
  },
  guarantee: {
    heading: `${savingsGuarantee.figure} savings guarantee`,
    text: `A ${savingsGuarantee.figure} ${savingsGuarantee.text}`,
    points: [
      {
        title: 'A bank stands behind it',
        text: 'If we do not pay, the bank does. You do not have to rely on our word alone.',
      },
      {
        title: 'We pay for a shortfall',
        text: 'If the plant makes fewer units than the agreement says, we pay for the missing ones.',
      },
      {
        title: 'At the current rate',
        text: 'Missing units are paid at current grid rates: what your society would pay for them then.',
      },
    ],
    picture: {
      picture: 'detail-guarantee',
      alt: 'A guarantee with a gold seal on a terrace table, solar panels behind it',
    },
    action: { text: 'Read the GoodZero terms', href: 'tnc-goodzero' },
    approved: null,
  },
  quality: {
    id: 'quality',
    heading: 'A dry terrace and clean panels',
    line: 'Two worries come up at every meeting: will the roof leak, and who will wash the panels?',
    cards: [
      {
        title: 'Leakage-proof anchoring',
        text: `Every frame stands on leakage-proof anchoring with up to ${leakageSociety.figure} ${leakageSociety.text}. We look at the terrace with you before we start, and again when we leave.`,
        picture: {
          picture: 'detail-anchoring',
          alt: 'The foot of a panel frame, its bolts set in resin, rain standing in beads on the sealed roof',
        },
      },
      {
        title: `${maintenance.figure} ${maintenance.text}`,
        text: `The plan is ${monthlyCleaning.figure} ${monthlyCleaning.text}. Your committee is told what was cleaned, what was checked and what the plant generated.`,
        picture: { picture: 'detail-cleaning', alt: 'A long brush on wet solar panels' },
        approved: null,
      },
    ],
  },
  // Lets the FAQ's link lead to /go-solar with the form's tab for housing societies open.
  faq: { ...faq, action: { ...faq.action, href: 'go-solar#housing' } },
  example: {
    heading: 'What would it save your society?',
    text: 'For 60 flats whose lifts, pumps and lights cost {bill} a month: a plant of {kw} kW saves {saving} a month, costs {price} after the grant, and is paid back in {payback}.',
    action: { text: 'Work it out for your society', href: 'solar-calculator-society' },
  },
  next: {
    heading: 'Put it on the agenda of the next meeting',
    text: 'One call is enough to start. We survey the terrace, make the drawing, and work out the figures your members will ask for.',
    action: { text: 'Book a free consultation with us', href: 'housing-society#consultation' },
  },
  form: {
    id: 'consultation',
    heading: 'Schedule a FREE consultation with us today!',
    line: 'Get genuine advice from our solar experts. No pressure, book only if you are satisfied!',
    promises: [
      { icon: 'building', text: 'Answers to the questions your committee will ask' },
      { icon: 'banknote', text: 'The savings worked out for each flat' },
      { icon: 'wrench', text: `${inWords(maintenance)}, so nobody has to climb up` },
    ],
    picture: { picture: 'consult-install', decorative: true },
  },
  guide: {
    heading: 'A Guide To Going Solar For Housing Societies',
    text: 'Made for committee members: read it in one evening, print it for the AGM.',
    points: [
      'Savings: how much lower the common bill can be',
      'Right size: what suits your terrace and your load',
      'Technologies: panels, inverters and frames in plain words',
      'Myths: what neighbours say, and what is true',
    ],
    action: { text: 'Download for free', about: 'the guide for housing societies', href: 'guidedownload' },
    cover: { picture: 'guide-society', alt: 'Cover of the guide: A Guide To Going Solar For Housing Societies' },
  },
} satisfies RawPage;
