import { defineContent } from '../define';
import { hero, page } from '../schema';
import { ctaBand } from '../schemas/cta-band';
import { site } from '../site';

const schema = page.extend({ hero, next: ctaBand });

export const residential = defineContent({ file: 'content/pages/residential.ts', page: '/residential' }, schema, {
  route: '/residential',
  title: `Free rooftop solar consultation for homes | ${site.name}`,
  description: 'Tell us your bill and your PIN code. A solar adviser finds the size that fits your roof and explains subsidy and EMI. Free, without pressure.',
  canonical: '/',
  updated: '2026-11-21',
  hero: {
    kicker: 'Rooftop solar in Varanasi, Chandauli, Prayagraj, Bhadohi and Jaunpur',
    heading: 'Your roof can pay your electricity bill',
    text: 'The sun falls on your terrace all day. Let it run your fans, your fridge and your pump, and pay for itself.',
    action: { text: 'Book a free consultation', href: '/residential#consultation' },
  },
  next: {
    heading: 'Six answers, and you know',
    text: 'Tell us your bill and your PIN code. We tell you the size, the price and the saving for your roof.',
    action: { text: 'Book a free consultation', href: '/residential#consultation' },
  },
});
