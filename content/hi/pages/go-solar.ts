import { phoneLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const goSolar = {
  seo: {
    name: 'मुफ़्त सलाह',
    title: titled('सोलर पैनल कैसे लगवाएँ? मुफ़्त सलाह लीजिए'),
    description:
      'घर, हाउसिंग सोसायटी या कारोबार पर सोलर लगवाने की मुफ़्त सलाह लीजिए। फॉर्म में एक मिनट लगता है, जवाब सोलर सलाहकार देते हैं।',
    card: {
      kicker: 'घर, सोसायटी या कारोबार',
      heading: 'मुफ़्त सलाह लीजिए',
      layout: 'side',
      surface: 'dawn',
      pictures: ['consult-survey'],
      focus: [0.7, 0.5],
      alt: 'मुफ़्त सलाह लीजिए। छत, जिसके फ़र्श पर हर पैनल की जगह के निशान लगे हैं',
    },
  },
  updated: '2026-11-22',
  form: {
    id: 'consultation',
    heading: 'सोलर पैनल कैसे लगवाएँ? मुफ़्त सलाह लीजिए',
    line: 'फॉर्म भरने में करीब एक मिनट लगता है। फिर सोलर सलाहकार आपके साथ साइज़, सब्सिडी, किस्त (EMI) और बचत का हिसाब लगाते हैं।',
    promises: [
      { icon: 'calendar', text: 'कोई पैसा नहीं, कोई बंधन नहीं' },
      { icon: 'message', text: 'आपके सवालों के जवाब सोलर सलाहकार देते हैं' },
      { icon: 'shield', text: 'आपकी जानकारी सिर्फ़ आपको जवाब देने के काम आती है' },
    ],
    terms: {
      text: 'मुफ़्त बिजली का मतलब है वह बिजली, जो आपके अपने पैनल धूप से बनाते हैं: उसका बिल कोई बिजली कंपनी नहीं भेजती। प्लांट का दाम और कनेक्शन का फिक्स्ड चार्ज तब भी आपको देना होता है। सलाह मुफ़्त है।',
      link: { text: 'GoodZero की शर्तें पढ़िए', href: 'tnc-goodzero#free-electricity' },
    },
  },
  ready: {
    id: 'ready',
    heading: 'Solar panel kaise lagwaye? ये तीन चीज़ें पास रखिए, बात जल्दी होगी',
    line: 'इनके बिना भी फॉर्म भेज सकते हैं। ये पास हों, तो हमारा पहला जवाब ज़्यादा सटीक हो सकता है।',
    cards: [
      {
        icon: 'banknote',
        title: 'बिजली का पिछला बिल',
        text: 'उस पर लिखी यूनिट और स्वीकृत भार से पता चलता है कि आपके लिए कितना बड़ा प्लांट ठीक है। सोसायटी हो, तो साझा मीटर का बिल।',
        more: { text: 'घर वाले सोलर कैलकुलेटर में आज़माइए', href: 'solar-calculator' },
      },
      {
        icon: 'home',
        title: 'छत की एक फोटो',
        text: 'दोपहर में, किसी कोने से खींची हुई, जिसमें टंकियाँ और पेड़ भी दिखें। इससे हमें जगह और छाया का पता चलता है।',
      },
      {
        icon: 'message',
        title: 'घर वालों के सवाल',
        text: 'छत टपकना, आँधी, सफ़ाई, मकान बेचना: परिवार, कमेटी या साझेदार जो भी पूछें, लिख लीजिए। हम आपके साथ पूरी सूची देखते हैं।',
      },
    ],
    action: { text: `फोन कीजिए: ${company.phone}`, href: phoneLink(company.phone) },
  },
} satisfies RawPage;
