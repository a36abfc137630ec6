import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { titleNaming } from '../titles';

export const aboutus = {
  seo: {
    name: 'About Us',
    title: titleNaming((name) => `About us: the people behind ${name}`, 'About us: the people behind your solar'),
    description: `A team of ${claims.staff.figure} designs, installs and maintains rooftop solar. Read what we believe in and how our journey began in ${claims.founded.figure}.`,
    card: {
      kicker: 'About us',
      heading: 'The people behind your solar',
      layout: 'row',
      surface: 'golden',
      pictures: ['/pictures/team-1.svg', '/pictures/team-2.svg', '/pictures/team-3.svg'],
      alt: 'The people behind your solar. Drawn portraits of three people of the team',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'About us',
    heading: `We are ${claims.staff.figure} people who bring solar to your roof`,
    text: 'Surveyors, designers, electricians and advisers: we design your solar system, install it, and come back to keep it clean.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
  beliefs: {
    heading: 'Vision, mission, method',
    items: [
      {
        icon: 'sun',
        title: 'Vision',
        text: 'A town where every roof makes electricity, and nobody dreads the bill in May.',
      },
      {
        icon: 'home',
        title: 'Mission',
        text: 'To make solar as ordinary as the water tank: every roof has one, and nobody has to worry about it.',
      },
      {
        icon: 'wrench',
        title: 'Method',
        text: 'We survey before we quote, put what we promise in writing, and come back to clean and check.',
      },
    ],
  },
  next: {
    heading: 'Let us look at your roof',
    text: 'One of us comes to look at your terrace and your bill. It is free, and you can ask us anything.',
    action: { text: 'Book a free consultation', href: 'go-solar' },
  },
} satisfies RawPage;
