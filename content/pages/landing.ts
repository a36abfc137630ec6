import { claims } from '../claims';
import { defineContent } from '../define';
import { homeFilm } from '../films';
import { page } from '../schema';
import { ctaBand } from '../schemas/cta-band';
import { videoHero } from '../schemas/video-hero';
import { site } from '../site';

const schema = page.extend({ hero: videoHero, next: ctaBand });

export const landing = defineContent({ file: 'content/pages/landing.ts', page: '/' }, schema, {
  route: '/',
  title: `Rooftop solar for homes, societies and businesses | ${site.name}`,
  description: 'Switch to rooftop solar and let the sun pay your electricity bill. Free consultation, help with subsidies and EMI, and 5 years of maintenance.',
  updated: '2026-11-21',
  hero: {
    heading: 'Still paying for electricity?',
    text: 'Switch to solar. Let the sun pay your bills.',
    action: { text: 'Get a quote', href: '/go-solar' },
    badge: claims.rating,
    film: homeFilm,
  },
  next: {
    heading: 'The sun is on your roof already',
    text: 'A free consultation tells you what it can do for your bill: the size, the price and the saving. No pressure.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
});
