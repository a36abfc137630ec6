import type { RawWords } from '../schemas/content-files';
import { prices } from '../facts/prices';
import { claims } from './claims';

const { savingsGuarantee } = claims;

const consultation = {
  name: 'मुफ़्त सलाह',
  text: 'सोलर सलाहकार आपके साथ साइज़, दाम और बचत का हिसाब लगाते हैं। कोई पैसा नहीं, कोई मजबूरी नहीं।',
  price: prices.consultation,
};
const guide = {
  name: 'सोलर की मुफ़्त गाइड',
  text: 'PDF, जो तुरंत डाउनलोड हो जाती है। हम आपका नाम नहीं पूछते।',
  price: prices.guide,
};

const type = 'रूफटॉप सोलर लगाना';

export const homeService = {
  name: 'घरों के लिए रूफटॉप सोलर',
  type,
  audience: 'जिनका अपना मकान है',
  text: 'घर के रूफटॉप सोलर का पूरा काम: छत की जाँच, नक्शा, सब्सिडी और नेट मीटरिंग के कागज़, प्लांट लगाना और उसकी देखभाल।',
  offers: [consultation, guide],
} satisfies RawWords['services']['home'];

export const societyService = {
  name: 'हाउसिंग सोसायटियों के लिए रूफटॉप सोलर',
  type,
  audience: 'हाउसिंग सोसायटियाँ',
  text: 'लिफ्ट, पंप और साझा लाइटों के लिए सोलर प्लांट: छत की जाँच, आम सभा (AGM) की मंज़ूरी, नक्शा, प्लांट लगाना, नेट मीटरिंग और देखभाल।',
  offers: [
    consultation,
    {
      name: `${savingsGuarantee.figure} की बचत गारंटी`,
      text: `${savingsGuarantee.figure} की ${savingsGuarantee.text}`,
    },
    guide,
  ],
} satisfies RawWords['services']['society'];

export const commercialService = {
  name: 'कारोबार के लिए रूफटॉप सोलर',
  type,
  audience: 'फैक्ट्रियाँ, कोल्ड स्टोर, स्कूल, शोरूम और दफ़्तर',
  text: 'कारोबार की ज़रूरत जितनी बिजली बनाने वाले रूफटॉप सोलर प्लांट: नक्शा, प्लांट लगाना और देखभाल।',
  offers: [
    consultation,
    {
      name: 'सबसे अच्छे दाम की चुनौती',
      text: 'उतने ही बड़े प्लांट का किसी का भी लिखित कोटेशन लाइए: हम अपने कोटेशन से उसे एक-एक लाइन मिलाकर देखते हैं।',
    },
  ],
} satisfies RawWords['services']['commercial'];
