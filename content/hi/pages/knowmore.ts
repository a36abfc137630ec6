import { claims as facts } from '../../facts/claims';
import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { titleNaming } from '../titles';

const NOT_COVERED = 'इसमें क्या नहीं आता';
const emi = inWords(claims.emi);
const wind = inWords(claims.cycloneProof);
const leakage = inWords(claims.leakage);
const maintenance = `${inWords(claims.maintenance)} और ${inWords(claims.quarterlyCleaning)}`;

export const knowmore = {
  seo: {
    name: 'हम ही क्यों',
    title: titleNaming((name) => `सोलर ${name} से ही क्यों: चार वादे, पूरी बात`, 'सोलर हमसे ही क्यों: चार वादे, पूरी बात'),
    description: `हमारे चार वादे: ${emi}, ${facts.cycloneProof.figure} किमी प्रति घंटे तक की हवा में फिटिंग, छत न टपकने की गारंटी, ${inWords(claims.maintenance)}।`,
    card: {
      kicker: 'हम ही क्यों',
      heading: 'चार वादे, पूरी बात',
      layout: 'side',
      surface: 'sky',
      pictures: ['detail-anchoring'],
      alt: 'चार वादे, पूरी बात। छत का कटा हुआ हिस्सा, जिसमें सोलर के ढाँचे का पाया जमा है',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'हम ही क्यों',
    heading: 'चार वादे, पूरी बात',
    text: 'हर वादे का आपकी छत के लिए क्या मतलब है, और उसमें क्या नहीं आता। यहाँ आम बातें लिखी हैं: आप पर जो लागू होगा, वह आपके करार में लिखा होता है।',
    action: { text: 'कोटेशन लीजिए', href: 'go-solar' },
  },
  contents: {
    heading: 'चारों वादे, एक नज़र में',
    links: [
      { text: `${claims.emi.figure} ब्याज पर EMI`, href: 'knowmore#emi' },
      { text: claims.cycloneProof.figure, href: 'knowmore#wind' },
      { text: 'छत न टपकने की गारंटी', href: 'knowmore#leakage' },
      { text: inWords(claims.maintenance), href: 'knowmore#maintenance' },
    ],
  },
  promises: [
    {
      id: 'emi',
      heading: emi,
      picture: { picture: 'news-scheme', decorative: true },
      meaning: [
        'सोलर हर महीने आपके पैसे बचाता है। किस्त में उसका दाम भी हर महीने थोड़ा-थोड़ा जाता है, और जो पैसा आपने जोड़ रखा है, वह शादी या स्कूल की फीस के लिए बैंक में ही रहता है।',
        '0% का मतलब है कि आपकी किस्तों में ब्याज नहीं जुड़ता। दाम कितना, किस्त कितनी और कितने महीने: तीनों बातें दस्तखत से पहले आपको लिखित में मिलती हैं।',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'इस ऑफर की कुछ शर्तें हैं। जैसे हर लोन में होता है, लोन देने वाला पहले आपके कागज़ देखता है, और मना भी कर सकता है।',
          'हर लोन 0% पर नहीं मिलता। हमारे सब्सिडी वाले पेज के उदाहरणों में ब्याज जोड़ा गया है।',
          'किस्त देर से देने पर लगने वाला पैसा, अगर आपके लोन में यह लगता हो।',
        ],
      },
      more: { text: 'GoodZero की शर्तें पढ़िए', href: 'tnc-goodzero' },
    },
    {
      id: 'wind',
      heading: wind,
      picture: { picture: 'consult-install', decorative: true },
      meaning: [
        'हवा पैनल को धक्का देकर नहीं गिराती: वह नीचे से घुसकर उसे उठा देती है। इसलिए असली चीज़ ढाँचा है: वह कैसा है, उसमें टेक कैसी लगी है, और छत की ढलाई में वह कैसे जमा है।',
        'ये तीनों हम आपकी छत और उसकी ऊँचाई देखकर तय करते हैं, पहला छेद करने से भी पहले।',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'इससे भी तेज़ हवा।',
          'आँधी में उड़कर पैनलों पर आ गिरी चीज़ों से हुआ नुकसान: पेड़ की डाल, होर्डिंग, पड़ोसी की पानी की टंकी। यह बीमे का मामला है।',
          'वह ढाँचा, जिसे किसी और ने हटाया या बदला हो, या जिस पर कुछ और टाँग दिया हो।',
        ],
      },
    },
    {
      id: 'leakage',
      heading: leakage,
      picture: { picture: 'detail-anchoring', decorative: true },
      meaning: [
        'छत में छेद की बात से हर मकान मालिक घबराता है: कहीं जुलाई में पलंग के ऊपर सीलन न आ जाए।',
        'केमिकल एंकरिंग में हर बोल्ट रेज़िन में बैठाया जाता है। रेज़िन पूरा छेद भर देता है और बोल्ट के चारों ओर जमकर सख्त हो जाता है, इसलिए बारिश का पानी छेद में नहीं जाता।',
        'फिर भी जहाँ हमने छेद किया है, वहाँ से पानी आए, तो गारंटी लागू होती है।',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'जो रिसाव पहले से था, या ऐसी जगह से है जहाँ हमने काम नहीं किया: चटकी हुई ढलाई, टंकी, जाम नाली।',
          'बाकी छत की वॉटरप्रूफिंग।',
          'बाद में किसी और के किए हुए छेद।',
        ],
      },
    },
    {
      id: 'maintenance',
      heading: maintenance,
      picture: { picture: 'detail-cleaning', decorative: true },
      meaning: [
        'धूल और चिड़ियों की बीट से पैनल कम बिजली बनाते हैं, और बारिश न हो तो हर हफ़्ते और कम।',
        'पहले पाँच साल देखभाल हमारे ज़िम्मे है। हर तीन महीने पर हम पैनल धोने आते हैं; आपको न सीढ़ी लगानी है, न पाइप।',
      ],
      limits: {
        heading: NOT_COVERED,
        points: [
          'बाहर से हुआ नुकसान: ओले, आसमानी बिजली, बंदर, मोहल्ले के क्रिकेट का छक्का।',
          'बाद में आप जो बदलवाना चाहें, जैसे एक मंज़िल और बनाने पर पैनल दूसरी जगह लगवाना।',
          'जिन पुर्ज़ों पर बनाने वाली कंपनी की अपनी वारंटी है: उन पर उसी की शर्तें चलती हैं।',
        ],
      },
    },
  ],
  next: {
    heading: 'अब अपनी छत के बारे में पूछिए',
    text: 'इस पेज की कोई भी बात आपकी छत पर कैसे लागू होगी, मुफ़्त सलाह में पूछिए। जवाब हम लिखकर देते हैं।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
