import { defineContent } from '../define';
import { formSection, page } from '../schema';
import { featureCards } from '../schemas/feature-cards';
import { site } from '../site';

const schema = page.extend({ form: formSection, ready: featureCards });

export const goSolar = defineContent({ file: 'content/pages/go-solar.ts', page: '/go-solar' }, schema, {
  route: '/go-solar',
  seo: {
    name: 'Free consultation',
    title: `Schedule a FREE solar consultation | ${site.name}`,
    description: 'Book a free rooftop solar consultation for your home, housing society or business. It takes a minute, and a solar adviser answers you.',
    card: {
      kicker: 'Home, society or business',
      heading: 'Schedule a FREE consultation',
      layout: 'side',
      surface: 'dawn',
      pictures: ['consult-survey'],
      focus: [0.7, 0.5],
      alt: 'Schedule a FREE consultation. A terrace with the place of each panel marked on its floor',
    },
  },
  updated: '2026-11-21',
  form: {
    id: 'consultation',
    heading: 'Schedule a FREE consultation',
    line: 'Three or four short answers are enough. A solar adviser does the sums with you: plant size, subsidy, EMI and savings.',
    promises: [
      { icon: 'calendar', text: 'Free, with no obligation' },
      { icon: 'message', text: 'A solar adviser answers your questions' },
      { icon: 'shield', text: 'What you tell us is used to answer you, and for nothing else' },
    ],
  },
  ready: {
    id: 'ready',
    heading: 'Three things that make the call shorter',
    line: 'None of them is needed to send the form. With them at hand, the first answer is already a good one.',
    cards: [
      { icon: 'banknote', title: 'Your last electricity bill', text: 'Its units and sanctioned load say what size of plant would pay for you. For a society, the bill of the common meter.' },
      { icon: 'home', title: 'A photo of the roof', text: 'Taken at noon, from a corner, with tanks and trees in view. It shows us the room and the shade.' },
      { icon: 'message', title: 'The questions at home', text: 'Leaks, storms, cleaning, resale: whatever the family, the committee or the partners ask. Write them down and we go through the list.' },
    ],
    action: { text: `Call us: ${site.phone.display}`, href: site.phone.href },
  },
});
