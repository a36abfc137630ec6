import { claims } from '../claims';
import { defineContent } from '../define';
import { hero, page } from '../schema';
import { ctaBand } from '../schemas/cta-band';
import { trio } from '../schemas/trio';
import { site } from '../site';

const schema = page.extend({ hero, beliefs: trio, next: ctaBand });

export const aboutus = defineContent({ file: 'content/pages/aboutus.ts', page: '/aboutus' }, schema, {
  route: '/aboutus',
  seo: {
    name: 'About Us',
    title: `About us: the people behind ${site.name}`,
    description: `A team of ${claims.staff.figure} designs, installs and looks after rooftop solar plants. Read what we believe in and how our journey began in ${claims.founded.figure}.`,
    card: {
      kicker: 'About us',
      heading: 'We work for the sun',
      layout: 'row',
      surface: 'golden',
      pictures: ['/pictures/team-1.svg', '/pictures/team-2.svg', '/pictures/team-3.svg'],
      alt: 'We work for the sun. Drawn portraits of three people of the team',
    },
  },
  updated: '2026-11-21',
  hero: {
    kicker: 'About us',
    heading: `We are ${claims.staff.figure} people who work for the sun`,
    text: 'Surveyors, designers, electricians and the people who pick up the phone: we plan your plant, build it, and come back to keep it clean.',
    action: { text: 'Schedule a free consultation', href: '/go-solar' },
  },
  beliefs: {
    heading: 'Vision, mission, method',
    items: [
      { icon: 'sun', title: 'Vision', text: 'A street in which every roof earns its keep, and nobody dreads the electricity bill in May.' },
      { icon: 'home', title: 'Mission', text: 'To make solar as ordinary as the water tank: every roof has one, and nobody has to worry about it.' },
      { icon: 'wrench', title: 'Method', text: 'Measure first, promise afterwards, come back always. We survey before we quote, write down what we promise, and return to clean and check.' },
    ],
  },
  next: {
    heading: 'Meet us on your own roof',
    text: 'The best way to know us is to let one of us look at your terrace and your bill. It is free, and you can ask us anything.',
    action: { text: 'Schedule a free consultation', href: '/go-solar' },
  },
});
