import { drawings } from '../../facts/drawings';
import { mailLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { titleNaming } from '../titles';

export const careers = {
  seo: {
    name: 'Careers',
    title: titleNaming(
      (name) => `Careers: work in rooftop solar with ${name}`,
      'Careers: work in rooftop solar with us',
    ),
    description:
      'Our careers page is under construction. Until it opens, write to us if you would like to work in rooftop solar.',
    card: {
      kicker: 'Careers',
      heading: 'Would you like to work in solar?',
      layout: 'side',
      surface: 'dawn',
      pictures: ['/pictures/careers-roof.svg'],
      alt: 'Would you like to work in solar? The frame of a solar plant on a roof, with a helmet and tools before it',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'Careers',
    heading: 'Under Construction',
    text: 'Our careers page is being built. Until it opens, please write us an e-mail.',
    picture: { ...drawings.careersRoof, decorative: true },
  },
  back: { text: 'Go Back', href: 'landing' },
  next: {
    heading: 'Would you like to work in solar?',
    text: 'On the roof, in design or on the phone: tell us what you do well and where you live.',
    action: { text: 'Write an e-mail', href: mailLink(company.email) },
  },
} satisfies RawPage;
