import type { RawPage } from '../../schemas/content-files';
import { cities, firstCities } from '../cities';
import { claims } from '../claims';
import { landingBlocks } from '../landing-blocks';
import { titled } from '../titles';

export const rooftopSolar = {
  seo: {
    name: 'हमारे शहर',
    title: titled('आपके पास रूफटॉप सोलर: हमारे शहर'),
    description: `${firstCities} में रूफटॉप सोलर: दाम, धूप और नेट मीटर, एक-एक शहर का हाल।`,
    card: {
      kicker: 'हम कहाँ काम करते हैं',
      heading: 'आपके शहर में रूफटॉप सोलर',
      layout: 'side',
      surface: 'golden',
      pictures: ['/pictures/map-hi.svg'],
      focus: [0.1, 0.5],
      alt: 'आपके शहर में रूफटॉप सोलर। उत्तर प्रदेश का नक्शा, जिस पर पाँच शहरों के निशान हैं',
    },
  },
  updated: '2026-11-23',
  hero: {
    kicker: 'हमारे शहर',
    heading: 'आपके शहर में रूफटॉप सोलर',
    text: `हम ${claims.cities.figure} में काम करते हैं। उनमें से पाँच के अपने पेज यहाँ हैं: वहाँ प्लांट पर कितना खर्च आता है और कितनी बचत होती है, किस महीने कितनी धूप रहती है, और बिजली कंपनी कौन सी है।`,
  },
  locations: {
    heading: 'अपना शहर चुनिए',
    text: 'बाकी शहरों के पेज अभी नहीं बने हैं: अपने शहर के बारे में हमसे पूछ लीजिए।',
    places: cities.filter(({ href }) => href !== 'rooftop-solar'),
  },
  banner: {
    ...landingBlocks.banner,
    heading: 'नक्शे पर',
    text: 'जिन पाँच शहरों के पेज हैं, नक्शे पर उन्हीं के निशान हैं। नक्शे पर लिखी संख्या उन सारे शहरों की है, जहाँ हम छत जाँचते हैं, प्लांट लगाते हैं और उसकी देखभाल करते हैं।',
  },
  next: {
    heading: 'आपका शहर सूची में नहीं है?',
    text: 'फिर भी पूछ लीजिए। बस पिन कोड बताइए: हम बता देंगे कि हमारी टीम आपकी छत तक आती है या नहीं, और वहाँ धूप कैसी है।',
    action: { text: 'अपने शहर के बारे में पूछिए', href: 'go-solar' },
  },
} satisfies RawPage;
