import { defineContent } from '../define';
import { societyFilm } from '../films';
import { formSection, page } from '../schema';
import { videoHero } from '../schemas/video-hero';
import { site } from '../site';

const schema = page.extend({ hero: videoHero, form: formSection });

export const housingSociety = defineContent({ file: 'content/pages/housing-society.ts', page: '/housing_society' }, schema, {
  route: '/housing_society',
  title: `Solar for housing societies | ${site.name}`,
  description: 'Solar for the common areas of your housing society: survey, AGM approval, installation, net metering and upkeep. Book a free consultation.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Solar for housing societies',
    heading: '100+ housing societies have let the sun pay for their common areas',
    text: 'Lifts, pumps and corridor lights run by day, when the sun does. Put your terrace to work and lower the maintenance bill of every flat.',
    action: { text: 'Book a free consultation with us', href: '/go-solar' },
    film: societyFilm,
  },
  form: {
    id: 'consultation',
    heading: 'Schedule a FREE consultation with us today!',
    line: 'Get genuine advice from our solar experts. No pressure, book only if you are satisfied!',
    promises: [
      { icon: 'building', text: 'Answers to the questions your committee will ask' },
      { icon: 'banknote', text: 'The savings worked out flat by flat' },
      { icon: 'wrench', text: '5 years of maintenance, so nobody has to climb up' },
    ],
  },
});
