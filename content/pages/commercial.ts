import { defineContent } from '../define';
import { formSection, hero, page } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, form: formSection });

export const commercial = defineContent({ file: 'content/pages/commercial.ts', page: '/commercial' }, schema, {
  route: '/commercial',
  title: `Solar for factories, offices and shops | ${site.name}`,
  description: 'Rooftop solar for businesses: precise design, the best price challenge and 130+ MWp of installation experience. Submit your project enquiry.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Solar for business',
    heading: "India's top companies choose us for their rooftop solar",
    text: 'Factories, cold stores, schools and showrooms use most power when the sun is highest. We design, install and look after plants that meet that demand.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
  form: {
    id: 'enquiry',
    heading: 'Submit a Solar Project Enquiry',
    line: 'Tell us where the plant would stand and what you pay for power today.',
    promises: [
      { icon: 'factory', text: 'Designed around your load, not around a brochure' },
      { icon: 'banknote', text: 'The savings set against your tariff' },
      { icon: 'shield', text: 'Your details are used to answer you, nothing else' },
    ],
  },
});
