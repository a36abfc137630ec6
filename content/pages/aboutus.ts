import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const aboutus = defineContent({ file: 'content/pages/aboutus.ts', page: '/aboutus' }, schema, {
  route: '/aboutus',
  title: `About us: the people behind ${site.name}`,
  description: 'A team of 700+ designs, installs and looks after rooftop solar plants. Read what we believe in and how our journey began in 2020.',
  updated: '2026-11-21',
  hero: {
    kicker: 'About us',
    heading: 'We are 700+ people who work for the sun',
    text: 'Surveyors, designers, electricians and the people who pick up the phone: we plan your plant, build it, and come back to keep it clean.',
    action: { text: 'Schedule a free consultation', href: '/go-solar' },
  },
  opening: {
    heading: 'What we believe in',
    paragraphs: [
      'A plant on the roof is a promise for decades. So we plan it with care, build it to stay, and come back to clean and check it.',
    ],
  },
});
