import { claims } from '../claims';
import { defineContent } from '../define';
import { formSection, hero, page } from '../schema';
import { ctaBand } from '../schemas/cta-band';
import { directorQuote } from '../schemas/director-quote';
import { featureCards } from '../schemas/feature-cards';
import { stats } from '../schemas/stats';
import { site } from '../site';

const schema = page.extend({ hero, director: directorQuote, form: formSection, features: featureCards, stats, next: ctaBand });

export const commercial = defineContent({ file: 'content/pages/commercial.ts', page: '/commercial' }, schema, {
  route: '/commercial',
  seo: {
    name: 'Commercial',
    title: `Commercial rooftop solar for factories and offices | ${site.name}`,
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
  updated: '2026-11-22',
  hero: {
    kicker: 'Solar for business',
    heading: 'India’s top companies choose us for their rooftop solar',
    text: 'Factories, cold stores, schools and showrooms use most power when the sun is highest. We design, install and look after plants that meet that demand.',
    action: { text: 'Get a quote', href: '/go-solar' },
    picture: { picture: 'commercial-hero', alt: 'Three long factory sheds with rows of solar panels down their roofs, lorries at the doors' },
  },
  director: {
    heading: 'From our director',
    quote: [
      'A plant on a factory roof is not decoration. It is a machine that has to earn its place every working day.',
      'So we begin with your load, not with our catalogue. We read your bills, walk your roof, and tell you plainly what solar can carry and what it cannot. If the numbers do not work, you hear it from us first.',
    ],
    name: `The director of ${site.name}`,
    role: 'On every project we sign',
    portrait: {
      src: '/pictures/director-commercial.svg',
      width: 600,
      height: 720,
      alt: `Drawn portrait of the director of ${site.name}`,
    },
    sample: true,
  },
  form: {
    id: 'enquiry',
    heading: 'Submit a Solar Project Enquiry',
    line: 'Tell us where the plant would stand and what you pay for power today.',
    promises: [
      { icon: 'factory', text: 'Designed around your load, not around a brochure' },
      { icon: 'banknote', text: 'The savings set against your tariff' },
      { icon: 'shield', text: 'Your details are used to answer you, and for nothing else' },
    ],
    picture: { picture: 'consult-design', decorative: true },
  },
  features: {
    id: 'features',
    heading: 'Two things your finance head will ask about',
    cards: [
      {
        title: 'Best price challenge',
        text: 'Bring us any written quote for a plant of the same size, and challenge us. We lay both side by side, line by line, so that you see what each rupee buys.',
        points: [
          'Same panels, same inverter, same structure: like against like',
          'Maintenance and guarantees counted in, not left for later',
          'The comparison is yours to keep, whoever you choose',
        ],
        picture: { picture: 'news-scheme', alt: 'Papers on a desk, one half filled in on a clipboard, with a pen, spectacles and coins' },
        approved: null,
      },
      {
        title: 'Great solar starts with precision designs',
        text: 'A panel in the wrong place is paid for and earns nothing. We measure first and draw the whole plant before anything is ordered.',
        points: [
          'Roof strength, drains and walkways checked on site',
          'Shade followed through the day and through the year',
          'Plant size matched to your load, shift by shift',
        ],
        picture: { picture: 'detail-design', alt: 'The plan of a roof on a desk: three rows of panels, with its tanks and its stairs left clear' },
        approved: null,
      },
    ],
  },
  stats: {
    heading: 'What we have built on other roofs',
    // The band's own labels: "Years Experience" is the same claim as on the first page.
    figures: [claims.commercialProjects, { ...claims.experience, text: 'Years Experience' }, claims.installedMwp, claims.annualSaving],
  },
  next: {
    heading: 'Your roof is idle while the meter runs',
    text: 'Tell us where it is and what you pay for power in a month. An adviser comes back to you about size, price and saving.',
    action: { text: 'Submit your enquiry', href: '/commercial#enquiry' },
  },
});
