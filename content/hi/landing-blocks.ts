import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';
import { cities } from './cities';
import { claims, inWords } from './claims';
import { homeChapterTitles, homeGuide } from './guides/home';

/** The Hindi words of the sections that both landing pages, / and /home, show. */
export const landingBlocks = {
  form: {
    id: 'consultation',
    heading: 'मुफ़्त सलाह लीजिए',
    line: 'करीब एक मिनट लगता है। फिर सोलर सलाहकार आपकी छत का हिसाब लगाते हैं: प्लांट का साइज़, दाम और बचत।',
    promises: [
      { icon: 'calendar', text: 'मुफ़्त है, लगवाने की कोई मजबूरी नहीं' },
      { icon: 'banknote', text: 'सब्सिडी और किस्त (EMI) का हिसाब हम लगाते हैं' },
      { icon: 'shield', text: 'आपकी जानकारी सिर्फ़ आपको जवाब देने के काम आती है' },
    ],
    picture: { picture: 'consult-survey', decorative: true },
  },
  locations: {
    heading: 'हम रूफटॉप सोलर कहाँ लगाते हैं',
    text: 'वाराणसी के घाटों से भदोही के करघों तक। आपका शहर सूची में न हो, तो भी पूछ लीजिए।',
    places: cities,
  },
  banner: {
    heading: `हम ${claims.cities.figure} में काम करते हैं`,
    text: 'इन सभी शहरों में हम छत की जाँच करते हैं, सोलर लगाते हैं और उसकी देखभाल करते हैं। अपना पिन कोड बताइए, हम बता देंगे कि आपकी छत तक आ सकते हैं या नहीं।',
    map: {
      ...drawings.map,
      src: '/pictures/map-hi.svg',
      alt: 'उत्तर प्रदेश और उसके पड़ोस का नक्शा, जिस पर वाराणसी, चंदौली, प्रयागराज, भदोही और जौनपुर के निशान हैं, और लिखा है: 18 शहर',
    },
  },
  whoAreWe: {
    heading: 'हम कौन हैं?',
    text: 'हम आपकी छत नापते हैं, प्लांट का नक्शा बनाते हैं, कागज़ी काम निपटाते हैं, प्लांट लगाते हैं, और बाद में उसकी देखभाल करने भी आते हैं।',
    figures: [claims.staff, claims.recommend, claims.experience, claims.homes, claims.savings],
  },
  whyChooseUs: {
    heading: 'सोलर हमसे ही क्यों',
    benefits: [
      {
        icon: 'banknote',
        figure: claims.emi.figure,
        claim: claims.emi.text,
        text: 'सोलर से बिल हर महीने घटता है। तो दाम भी हर महीने थोड़ा-थोड़ा दीजिए, और अपनी जमा-पूँजी बैंक में रहने दीजिए।',
        terms: { text: 'इस ऑफर की कुछ शर्तें हैं', href: 'tnc-goodzero' },
      },
      {
        icon: 'wind',
        figure: claims.cycloneProof.figure,
        claim: claims.cycloneProof.text,
        text: 'ढाँचा कैसा हो, यह हम आँधी का ज़ोर और आपकी छत की ऊँचाई देखकर तय करते हैं।',
      },
      {
        icon: 'shield',
        figure: claims.leakage.figure,
        claim: claims.leakage.text,
        text: 'हर बोल्ट रेज़िन में जमाया जाता है। रेज़िन पूरा छेद भर देता है और बारिश का पानी अंदर नहीं जाने देता।',
      },
      {
        icon: 'wrench',
        figure: claims.maintenance.figure,
        claim: `${claims.maintenance.text} और ${inWords(claims.quarterlyCleaning)}`,
        text: 'धूल जमे पैनल कम बिजली बनाते हैं। उन्हें धोने हम आते हैं, आपके घर में किसी को ऊपर नहीं चढ़ना पड़ता।',
      },
    ],
    action: { text: 'और जानिए', about: 'इन चार वादों के बारे में', href: 'knowmore' },
  },
  guide: {
    heading: homeGuide.title,
    text: 'साइज़, खर्च, सब्सिडी, किस्त और देखभाल, सब आसान भाषा में। PDF मुफ़्त है; हम आपका नाम तक नहीं पूछते।',
    points: homeChapterTitles,
    action: { text: 'मुफ़्त डाउनलोड कीजिए', about: 'घर के मालिकों की गाइड', href: 'guidedownload' },
    cover: { picture: 'guide-home-hi', alt: `गाइड का कवर: ${homeGuide.title}` },
  },
} satisfies RawWords['landingBlocks'];
