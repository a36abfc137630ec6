import { defineContent } from '../define';
import { heroSlider } from '../hero-slides';
import { formSection, page } from '../schema';
import { heroSlider as slider } from '../schemas/hero-slider';
import { site } from '../site';

const schema = page.extend({ slider, form: formSection });

export const residential = defineContent({ file: 'content/pages/residential.ts', page: '/residential' }, schema, {
  route: '/residential',
  title: `Free rooftop solar consultation for homes | ${site.name}`,
  description: 'Tell us your bill and your PIN code. A solar adviser finds the size that fits your roof and explains subsidy and EMI. Free, without pressure.',
  canonical: '/',
  updated: '2026-11-21',
  slider: {
    ...heroSlider,
    kicker: 'Rooftop solar in Varanasi, Chandauli, Prayagraj, Bhadohi and Jaunpur',
    action: { text: 'Book a free consultation', href: '/residential#consultation' },
  },
  form: {
    id: 'consultation',
    heading: 'Book a free consultation',
    line: 'Six short answers, and a solar adviser does the sums for your roof.',
    promises: [
      { icon: 'calendar', text: 'Free, and it binds you to nothing' },
      { icon: 'banknote', text: 'Subsidy and EMI worked out for you' },
      { icon: 'shield', text: 'Your number is used to answer you, nothing else' },
    ],
  },
});
