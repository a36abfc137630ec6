import { drawings } from '../../facts/drawings';
import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const commercial = {
  seo: {
    name: 'Commercial',
    title: titled('Commercial rooftop solar for factories and offices'),
    description: `Rooftop solar for factories, schools and showrooms, with ${claims.installedMwp.figure} of installation experience. Precise design, the best price challenge: get a quote.`,
    card: {
      kicker: 'Solar for business',
      heading: 'Your roof can run your machines',
      layout: 'full',
      surface: 'dusk',
      pictures: ['commercial-hero'],
      alt: 'Your roof can run your machines. Factory sheds with rows of solar panels',
    },
  },
  updated: '2026-11-23',
  hero: {
    kicker: 'Solar for business',
    heading: 'India’s top companies choose us for their rooftop solar',
    text: 'Factories, cold stores, schools and showrooms use most of their power by day. We design, install and maintain solar plants for that demand.',
    action: { text: 'Get a quote', href: 'commercial#enquiry' },
    picture: {
      picture: 'commercial-hero',
      alt: 'Three long factory sheds with rows of solar panels down their roofs, lorries at the doors',
    },
  },
  director: {
    heading: 'From our director',
    quote: [
      'A solar plant on a factory roof is a machine. It has to earn its place every working day.',
      'So we begin with your load, not with our catalogue. We read your bills, walk your roof, and tell you plainly what solar can do for you and what it cannot. If the numbers do not work, you hear it from us first.',
    ],
    name: `The director of ${company.name}`,
    role: 'Commercial projects',
    portrait: {
      ...drawings.directorForBusinesses,
      alt: `Drawn portrait of the director of ${company.name}`,
    },
    sample: true,
  },
  form: {
    id: 'enquiry',
    heading: 'Submit a Solar Project Enquiry',
    line: 'Tell us where your roof is and what you pay for electricity today.',
    promises: [
      { icon: 'factory', text: 'Designed for your own load' },
      { icon: 'banknote', text: 'Savings worked out at your own tariff' },
      { icon: 'shield', text: 'We use your details only to answer you' },
    ],
    picture: { picture: 'consult-design', decorative: true },
  },
  features: {
    id: 'features',
    heading: 'Two things your finance head will ask about',
    cards: [
      {
        title: 'Best price challenge',
        text: 'Bring us any written quote for a plant of the same size. We compare it with ours line by line, so that you see what you get for your money.',
        points: [
          'Same panels, same inverter, same structure: a fair comparison',
          'Maintenance and guarantees included',
          'The comparison is yours to keep, whoever you choose',
        ],
        picture: {
          picture: 'news-scheme',
          alt: 'Papers on a desk, one half filled in on a clipboard, with a pen, spectacles and coins',
        },
        approved: null,
      },
      {
        title: 'Great solar starts with precision designs',
        text: 'A panel in the shade costs as much as one in the sun and makes far less. We measure first and draw the whole plant before we order anything.',
        points: [
          'Roof strength, drains and walkways checked on site',
          'Shade checked through the day and through the year',
          'Plant size matched to your load, shift by shift',
        ],
        picture: {
          picture: 'detail-design',
          alt: 'The plan of a roof on a desk: three rows of panels, with its tanks and its stairs left clear',
        },
        approved: null,
      },
    ],
  },
  stats: {
    heading: 'Our commercial work in figures',
    // Labels the years of experience with the words that the specification asks for on this page; the figure is the
    // same as on the landing page.
    figures: [
      claims.commercialProjects,
      { ...claims.experience, text: 'Years Experience' },
      claims.installedMwp,
      claims.annualSaving,
    ],
  },
  example: {
    heading: 'What would it save your business?',
    text: 'For a small factory that pays {bill} a month: a plant of {kw} kW saves {saving} a month, costs {price} before GST, and is paid back in {payback}.',
    action: { text: 'Work it out for your business', href: 'solar-calculator-business' },
  },
  next: {
    heading: 'What would solar save your business?',
    text: 'Tell us where your roof is and what you pay for electricity in a month. An adviser comes back to you about size, price and savings.',
    action: { text: 'Get a quote', href: 'commercial#enquiry' },
  },
} satisfies RawPage;
