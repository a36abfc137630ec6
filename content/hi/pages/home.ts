import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { homeFilm } from '../films';
import { usualWeeks } from '../how-it-goes';
import { titled } from '../titles';
import { emiExamples, loansInWords } from '../subsidies/tables';
import { usual } from '../../facts/usual-figures';

export const home = {
  seo: {
    name: 'घर',
    title: titled('घर पर सोलर: बचत, सब्सिडी और किस्त'),
    description:
      'छत पर सोलर से घर में कितनी बचत, सब्सिडी और EMI के साथ कितना खर्च, और आपको क्या करना होगा। अपनी छत का कोटेशन लीजिए।',
    card: {
      kicker: 'घरों के लिए सोलर',
      heading: 'छत को काम पर लगाइए',
      layout: 'side',
      surface: 'dawn',
      pictures: ['tile-home'],
      alt: 'छत को काम पर लगाइए। एक घर का मॉडल, जिसकी छत पर सोलर पैनल लगे हैं',
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
  questions: {
    heading: 'सबसे पहले ये तीन सवाल',
    items: [
      {
        icon: 'sun',
        title: 'मेरे कितने पैसे बचेंगे?',
        text: `दिन में घर अपनी ही बिजली से चलता है। जो बिजली बचती है, वह ग्रिड में जाती है और बिल में उसका हिसाब हो जाता है। आम तौर पर प्लांट ${usual.payback} साल में अपनी लागत निकाल लेता है। आपकी छत से कितने रुपये बचेंगे, यह हिसाब हम आपके फ़ैसले से पहले लगाकर देते हैं।`,
      },
      {
        icon: 'banknote',
        title: 'खर्च कितना आएगा?',
        text: 'जैसा साइज़, वैसा खर्च। घर के प्लांट पर कुछ पैसा सरकार देती है, और बाकी किस्त (EMI) से महीनों में बँट जाता है। दो उदाहरण:',
        examples: { caption: `${emiExamples.table.caption}, {date}।`, items: loansInWords, asOf: emiExamples.asOf },
        more: { text: 'सब्सिडी और EMI देखिए', href: `subsidies#${emiExamples.id}` },
      },
      {
        icon: 'calendar',
        title: 'मुझे क्या करना होगा?',
        text: `अपना पिन कोड और WhatsApp नंबर दे दीजिए। बिल और छत देखना, प्लांट का नक्शा बनाना, सब्सिडी और नेट मीटर के कागज़, और प्लांट लगाना: यह सब हम करते हैं। आवेदन से नेट मीटर तक आम तौर पर ${usualWeeks} लगते हैं।`,
      },
    ],
  },
  next: {
    heading: 'सोलर से आपके घर में कितनी बचत होगी?',
    text: 'मुफ़्त सलाह में हम आपका बिल और आपकी छत देखते हैं, फिर साइज़, दाम और बचत बताते हैं।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
