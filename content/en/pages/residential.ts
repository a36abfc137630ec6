import type { RawPage } from '../../schemas/content-files';
import { firstCities } from '../cities';
import { claims } from '../claims';
import { faq as questions } from '../faq';
import { heroSlider } from '../hero-slides';
import { titled } from '../titles';
import { homeTestimonials } from '../testimonials';

/** Leads to the form on this page and not to /go-solar, because visitors from advertisements should stay on the page. */
const action = { text: 'Book a free consultation', href: 'residential#consultation' } as const;

export const residential = {
  seo: {
    name: 'Free consultation for homes',
    title: titled('Free rooftop solar consultation for homes'),
    description:
      'Tell us your bill and your PIN code. A solar adviser finds the size that fits your roof and explains subsidy and EMI. Free, without pressure.',
    canonical: {
      page: 'landing',
      reason:
        'This is the page behind advertisements. Whoever searches finds the same blocks, and more, on the home page.',
    },
    card: {
      kicker: 'Free consultation for homes',
      heading: 'Your roof can pay your electricity bill',
      layout: 'full',
      surface: 'dusk',
      pictures: ['slide-village'],
      focus: [0.5, 0.5],
      alt: 'Your roof can pay your electricity bill. A village house with solar panels among its fields',
    },
  },
  updated: '2026-11-23',
  slider: {
    ...heroSlider,
    kicker: `Rooftop solar in ${firstCities}`,
    action,
    badge: claims.rating,
  },
  reviews: {
    heading: 'Two homes that have done it',
    rating: homeTestimonials.rating,
    readMore: homeTestimonials.readMore,
    reviews: homeTestimonials.reviews.slice(0, 2),
  },
  faq: { ...questions, action: { ...questions.action, href: action.href } },
  next: {
    heading: 'Find out what solar costs and what it saves',
    text: 'Tell us your bill and PIN code. We tell you size, price and saving for your roof.',
    action,
  },
} satisfies RawPage;
