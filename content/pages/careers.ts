import { defineContent } from '../define';
import { hero, link, page } from '../schema';
import { ctaBand } from '../schemas/cta-band';
import { site } from '../site';

const schema = page.extend({ hero, back: link, next: ctaBand });

export const careers = defineContent({ file: 'content/pages/careers.ts', page: '/careers' }, schema, {
  route: '/careers',
  title: `Careers at ${site.name}`,
  description: 'Our careers page is under construction. Until it opens, write to us if you would like to build rooftop solar plants with us.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Careers',
    heading: 'Under Construction',
    text: 'Our careers page is being built. Until it opens, an e-mail is the way in.',
    picture: { src: '/pictures/careers-roof.svg', width: 800, height: 600, decorative: true },
  },
  back: { text: 'Go Back', href: '/' },
  next: {
    heading: 'Would you like to work for the sun?',
    text: 'On the roof, at the drawing board or on the phone: tell us what you do well and where you live.',
    action: { text: 'Write an e-mail', href: site.email.href },
  },
});
