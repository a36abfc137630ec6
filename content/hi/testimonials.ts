import type { RawWords } from '../schemas/content-files';
import { claims } from './claims';

/**
 * Sample customer reviews until real customers have agreed to be quoted: four homes, three societies, three businesses.
 */
export const reviews = [
  {
    text: 'छत पर चढ़ने से पहले उन्होंने हमारे पुराने बिल पढ़े। जितना बड़ा प्लांट मैंने माँगा था, उससे छोटा बताया, और वही काफ़ी है।',
    author: 'आशा, भदोही, 3 kW ★★★★★',
    sample: true,
  },
  {
    text: 'ढाँचा इतना ऊँचा है कि नीचे आराम से चल लो। अम्मी आज भी छत पर पापड़ सुखाती हैं, बस अब छाया में बैठती हैं।',
    author: 'इमरान, वाराणसी, 2 kW ★★★★★',
    sample: true,
  },
  {
    text: 'सब्सिडी के फॉर्म मैं साल भर से टाल रही थी। उन्होंने हमारे घर बैठकर साथ में भरवाए, और हर कदम पर मुझे पता था कि आगे क्या होगा।',
    author: 'सुनीता, जौनपुर, 3 kW ★★★★★',
    sample: true,
  },
  {
    text: 'उनके जाने के हफ़्ते भर में ही ज़ोर की बारिश हुई। छत से एक बूँद नहीं टपकी। पिताजी को पहले से शक था, वे खुद ऊपर जाकर देख आए।',
    author: 'राकेश, चंदौली, 5 kW ★★★★★',
    sample: true,
  },
  {
    text: 'हमारी कमेटी के पास सवालों की लंबी सूची थी। उन्होंने आम सभा में सबके जवाब सीधी भाषा में दिए, और हिसाब लिखकर दे गए।',
    author: 'मीरा, प्रयागराज, 40 kW ★★★★★',
    sample: true,
  },
  {
    text: 'लिफ्ट और पंप ज़्यादातर दिन में चलते हैं, जब पैनल बिजली बनाते हैं। सोसायटी में कोई पूछे कि प्लांट ने कितनी बिजली बनाई, तो मैं एक पेज खोलकर दिखा देता हूँ।',
    author: 'जोसेफ, वाराणसी, 60 kW ★★★★★',
    sample: true,
  },
  {
    text: 'सफ़ाई वाले जिस दिन कहते हैं, उसी दिन आते हैं, और छत पहले से ज़्यादा साफ़ छोड़कर जाते हैं। पता भी नहीं चलता कि कोई आया था।',
    author: 'कविता, जौनपुर, 25 kW ★★★★★',
    sample: true,
  },
  {
    text: 'हमारे कोल्ड स्टोर में बिजली एक दोपहर भी बंद नहीं रह सकती थी। उन्होंने लाइन जोड़ने का काम इतवार को रखा, और जब तक एक-एक कंप्रेसर फिर से नहीं चला, वहीं रुके रहे।',
    author: 'हरप्रीत, प्रयागराज, 120 kW ★★★★★',
    sample: true,
  },
  {
    text: 'छत की जाँच से नए मीटर तक एक ही इंजीनियर साथ रहे। आज भी फोन करूँ तो उन्हें हमारी छत, हमारा लोड और गेट के गार्ड का नाम, सब याद है।',
    author: 'नसरीन, भदोही, 80 kW ★★★★★',
    sample: true,
  },
  {
    text: 'नक्शे में उन्होंने पैनल पानी की टंकी की छाया से हटाकर रखे। बात छोटी है, पर कोटेशन देने वाले बाकी लोगों ने इस पर ध्यान तक नहीं दिया।',
    author: 'अरविंद, चंदौली, 150 kW ★★★★★',
    sample: true,
  },
] satisfies RawWords['testimonials']['reviews'];

const SOCIETIES = 4;
const BUSINESSES = 7;

/** Orders the customer reviews for a page, so that those of its own kind of customer come first. */
const ledBy = (first: number) => [...reviews.slice(first), ...reviews.slice(0, first)];

const shared = {
  label: 'ग्राहकों की राय',
  rating: '5 में से {stars} सितारे',
  readMore: 'पूरी राय पढ़िए',
};

export const homeTestimonials = {
  ...shared,
  variant: 'home',
  heading: 'हमारे ग्राहक क्या कहते हैं',
  claim: claims.recommend,
  reviews,
} satisfies RawWords['testimonials']['home'];

export const housingTestimonials = {
  ...shared,
  variant: 'housing',
  heading: 'हाउसिंग सोसायटियाँ क्या कहती हैं',
  line: 'कमेटियों के सदस्य और दूसरे ग्राहक, सोलर लगने के बाद बिजली के पहले बिल देखकर।',
  reviews: ledBy(SOCIETIES),
} satisfies RawWords['testimonials']['housing'];

export const commercialTestimonials = {
  ...shared,
  variant: 'commercial',
  heading: 'बेहतरीन काम। शुरू से अंत तक साथ। खुश ग्राहक',
  reviews: ledBy(BUSINESSES),
} satisfies RawWords['testimonials']['commercial'];
