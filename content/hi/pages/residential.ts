import type { RawPage } from '../../schemas/content-files';
import { firstCities } from '../cities';
import { claims } from '../claims';
import { faq as questions } from '../faq';
import { heroSlider } from '../hero-slides';
import { titled } from '../titles';
import { homeTestimonials } from '../testimonials';

/** Leads to the form on this page and not to /go-solar, because visitors from advertisements should stay on the page. */
const action = { text: 'मुफ़्त सलाह लीजिए', href: 'residential#consultation' } as const;

export const residential = {
  seo: {
    name: 'घरों के लिए मुफ़्त सलाह',
    title: titled('घर की छत पर सोलर: मुफ़्त सलाह'),
    description:
      'बिल और पिन कोड बताइए। सोलर सलाहकार आपकी छत के लिए सही साइज़ बताते हैं, सब्सिडी और किस्त समझाते हैं। मुफ़्त, बिना दबाव।',
    canonical: {
      page: 'landing',
      reason:
        'This is the page behind advertisements. Whoever searches finds the same blocks, and more, on the home page.',
    },
    card: {
      kicker: 'घरों के लिए मुफ़्त सलाह',
      heading: 'आपकी छत चुका सकती है बिजली का बिल',
      layout: 'full',
      surface: 'dusk',
      pictures: ['slide-village'],
      focus: [0.5, 0.5],
      alt: 'आपकी छत चुका सकती है बिजली का बिल। खेतों के बीच गाँव का एक घर, जिसकी छत पर सोलर पैनल लगे हैं',
    },
  },
  updated: '2026-11-23',
  slider: {
    ...heroSlider,
    kicker: `${firstCities} में रूफटॉप सोलर`,
    action,
    badge: claims.rating,
  },
  reviews: {
    heading: 'दो घर, जहाँ सोलर लग चुका है',
    rating: homeTestimonials.rating,
    readMore: homeTestimonials.readMore,
    reviews: homeTestimonials.reviews.slice(0, 2),
  },
  faq: { ...questions, action: { ...questions.action, href: action.href } },
  next: {
    heading: 'जानिए, सोलर पर कितना लगेगा और कितना बचेगा',
    text: 'बिल और पिन कोड बताइए। हम आपकी छत के लिए साइज़, दाम और बचत बताते हैं।',
    action,
  },
} satisfies RawPage;
