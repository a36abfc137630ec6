import { drawings } from '../../facts/drawings';
import { mailLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { titleNaming } from '../titles';

export const careers = {
  seo: {
    name: 'करियर',
    title: titleNaming((name) => `करियर: ${name} के साथ रूफटॉप सोलर में काम`, 'करियर: हमारे साथ रूफटॉप सोलर में काम'),
    description: 'हमारा करियर पेज अभी बन रहा है। तब तक, रूफटॉप सोलर में काम करना चाहते हों तो हमें लिखिए।',
    card: {
      kicker: 'करियर',
      heading: 'सोलर में काम करना चाहते हैं?',
      layout: 'side',
      surface: 'dawn',
      pictures: ['/pictures/careers-roof.svg'],
      alt: 'सोलर में काम करना चाहते हैं? छत पर सोलर प्लांट का ढाँचा, उसके सामने हेलमेट और औज़ार',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'करियर',
    heading: 'यह पेज अभी बन रहा है',
    text: 'हमारा करियर पेज तैयार हो रहा है। तब तक हमें ई-मेल लिख दीजिए।',
    picture: { ...drawings.careersRoof, decorative: true },
  },
  back: { text: 'वापस जाइए', href: 'landing' },
  next: {
    heading: 'सोलर में काम करना चाहते हैं?',
    text: 'छत पर, डिज़ाइन में या फोन पर: बताइए कि आपको कौन सा काम अच्छा आता है और आप कहाँ रहते हैं।',
    action: { text: 'ई-मेल लिखिए', href: mailLink(company.email) },
  },
} satisfies RawPage;
