import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { homeFilm } from '../films';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const landing = {
  seo: {
    name: company.name,
    title: titled('रूफटॉप सोलर: घर, सोसायटी, कारोबार'),
    description: `छत पर सोलर लगवाइए, बिजली का बिल सूरज के नाम कीजिए। मुफ़्त सलाह, सब्सिडी और EMI में मदद, ${inWords(claims.maintenance)}।`,
    card: {
      kicker: 'अब सोलर लगवाइए',
      heading: 'अब भी बिजली का बिल भर रहे हैं?',
      layout: 'full',
      surface: 'dusk',
      pictures: ['slide-roof'],
      focus: [0.64, 0.5],
      alt: 'अब भी बिजली का बिल भर रहे हैं? एक परिवार का घर, जिसकी छत पर ऊँचे ढाँचे पर सोलर पैनल लगे हैं',
    },
  },
  updated: '2026-11-23',
  videoHero: {
    heading: 'अब भी बिजली का बिल भर रहे हैं?',
    text: 'सोलर लगवाइए। बिल सूरज के नाम कर दीजिए।',
    action: { text: 'कोटेशन लीजिए', href: 'go-solar' },
    badge: claims.rating,
    film: homeFilm,
  },
  next: {
    heading: 'जानिए, सोलर से आपके कितने पैसे बच सकते हैं',
    text: 'मुफ़्त सलाह में हम आपकी छत का पूरा हिसाब बताते हैं: सही साइज़, दाम और बचत। लगवाने का कोई दबाव नहीं।',
    action: { text: 'कोटेशन लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
