import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { titleNaming } from '../titles';

export const aboutus = {
  seo: {
    name: 'हमारे बारे में',
    title: titleNaming((name) => `हमारे बारे में: ${name} के लोग`, 'हमारे बारे में: आपका सोलर लगाने वाले लोग'),
    description: `${inWords(claims.staff)} रूफटॉप सोलर का नक्शा बनाती है, लगाती है और सँभालती है। हम क्या मानते हैं, और ${claims.founded.figure} में शुरुआत कैसे हुई।`,
    card: {
      kicker: 'हमारे बारे में',
      heading: 'आपका सोलर लगाने वाले लोग',
      layout: 'row',
      surface: 'golden',
      pictures: ['/pictures/team-1.svg', '/pictures/team-2.svg', '/pictures/team-3.svg'],
      alt: 'आपका सोलर लगाने वाले लोग। टीम के तीन लोगों के रेखाचित्र',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'हमारे बारे में',
    heading: `हम ${claims.staff.figure} लोग मिलकर छतों पर सोलर लगाते हैं`,
    text: 'सर्वेयर, डिज़ाइनर, इलेक्ट्रीशियन और सलाहकार: आपके सोलर का नक्शा हम बनाते हैं, लगाते भी हम हैं, और बाद में सफ़ाई करने भी हम ही आते हैं।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
  beliefs: {
    heading: 'सपना, मकसद, तरीका',
    items: [
      {
        icon: 'sun',
        title: 'सपना',
        text: 'ऐसा शहर, जहाँ हर छत बिजली बनाए और मई के बिल से किसी को डर न लगे।',
      },
      {
        icon: 'home',
        title: 'मकसद',
        text: 'सोलर पानी की टंकी जितनी आम चीज़ बन जाए: हर छत पर हो, और किसी को उसकी चिंता न करनी पड़े।',
      },
      {
        icon: 'wrench',
        title: 'तरीका',
        text: 'पहले छत देखते हैं, फिर भाव बताते हैं। जो वादा करते हैं, लिखकर देते हैं। और सफ़ाई-जाँच के लिए लौटकर आते हैं।',
      },
    ],
  },
  next: {
    heading: 'हमें अपनी छत दिखाइए',
    text: 'हममें से कोई आकर आपकी छत और बिजली का बिल देखेगा। इसका कोई पैसा नहीं लगता, और आप जो चाहें पूछ सकते हैं।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
