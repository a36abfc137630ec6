import type { RawWords } from '../schemas/content-files';
import { usualWeeks } from './how-it-goes';

/** The Hindi words of the carousel on /go-solar that shows what a consultation leads to. */
export const consultation = {
  heading: 'सलाह में क्या होता है',
  line: 'सोलर सलाहकार आपके सवालों के जवाब देते हैं, और आप चाहें तभी छत देखने आते हैं।',
  label: 'सलाह से सोलर तक के कदम',
  slides: [
    {
      picture: {
        picture: 'consult-survey',
        alt: 'खाली छत, फ़र्श पर हर पैनल की जगह के निशान, पास में तिपाई पर सतह नापने का यंत्र',
      },
      title: 'हम आपकी छत नापते हैं',
      text: 'छाया, जगह, और मीटर कहाँ लगा है।',
    },
    {
      picture: {
        picture: 'consult-design',
        alt: 'मेज़ पर टैबलेट, उसकी स्क्रीन पर छत का नक्शा, जिसमें पैनलों की तीन कतारें हैं',
      },
      title: 'आपके प्लांट का नक्शा बनाते हैं',
      text: 'आपके बिल के हिसाब से जितना बड़ा चाहिए, उतना ही; सब्सिडी और किस्त (EMI) के हिसाब के साथ।',
    },
    {
      picture: {
        picture: 'consult-install',
        alt: 'छत पर ढाँचा, आधे पर पैनल लग चुके हैं, किनारे पर सीढ़ी टिकी है और बाकी पैनल एक के ऊपर एक रखे हैं',
      },
      title: 'फिर प्लांट लगाते हैं',
      text: 'आपकी हाँ के बाद ही।',
    },
  ],
  then: `कुल पाँच कदम हैं: छत की जाँच, लिखित कोटेशन, और आपने हाँ कही तो प्लांट, नेट मीटर और सब्सिडी। आवेदन से नेट मीटर तक आम तौर पर ${usualWeeks} लगते हैं (यह वादा नहीं है; ये आँकड़े कानपुर के हैं, सितंबर 2026 में छपे)।`,
} satisfies RawWords['consultation'];
