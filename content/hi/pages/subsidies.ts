import type { RawPage } from '../../schemas/content-files';
import { hindi } from '../subsidies/hindi';
import { rule } from '../subsidies/rule';
import { emiExamples, stateGrants } from '../subsidies/tables';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const subsidies = {
  seo: {
    name: 'सब्सिडी',
    title: titled('भारत में सोलर सब्सिडी: पीएम सूर्य घर, EMI'),
    description:
      'पीएम सूर्य घर: मुफ़्त बिजली योजना में घर के सोलर पर कितना मिलता है: साइज़ के हिसाब से केंद्र और राज्य की सब्सिडी, EMI के उदाहरण।',
    card: {
      kicker: 'पीएम सूर्य घर: मुफ़्त बिजली योजना',
      heading: 'सोलर पर सरकारी सब्सिडी',
      layout: 'side',
      surface: 'golden',
      pictures: ['news-scheme'],
      focus: [0.12, 0.5],
      alt: 'सोलर पर सरकारी सब्सिडी। एक फॉर्म, उस पर रखा पेन, और बगल में सिक्के',
    },
  },
  updated: '2026-11-23',
  hero: {
    kicker: 'सब्सिडी',
    heading: 'भारत में सोलर पर सरकारी सब्सिडी',
    text: 'घर की छत पर सोलर लगवाने का कुछ खर्च सरकार देती है। किस साइज़ पर कितना मिलता है, और उसके बाद आपको हर महीने कितना देना पड़ता है, यहाँ देख लीजिए।',
    action: { text: 'कोटेशन लीजिए', href: 'go-solar' },
    picture: { picture: 'subsidies-banner', decorative: true },
  },
  asOfLabel: 'आँकड़े इस तारीख के हैं:',
  hindi,
  hindiAsOfLabel: 'यहाँ लिखी रकम इस तारीख की है:',
  rule,
  stateGrants,
  emiExamples,
  sources: {
    heading: 'ये आँकड़े कहाँ से आए',
    paragraphs: [
      `${company.name} सोलर लगाने वाली निजी कंपनी है। यह सरकारी वेबसाइट नहीं है। सब्सिडी का फ़ैसला हमारे हाथ में नहीं, सरकार और आपकी बिजली कंपनी के हाथ में है।`,
      'ऊपर हर हिस्से का हिसाब अलग है, इसलिए आँकड़े हर जगह एक जैसे नहीं हैं। किस बात का हिसाब है, यह हर हिस्से में लिखा है।',
      'सब्सिडी, लागत और ब्याज बदलते रहते हैं। फ़ैसला करने से पहले देख लीजिए कि उस दिन पोर्टल पर क्या लिखा है, या हमसे लिखित कोटेशन माँगिए, जिसमें सब्सिडी अलग दिखाई गई हो।',
    ],
    portal: {
      text: 'राष्ट्रीय पोर्टल, जहाँ आवेदन होता है और आज के नियम मिलते हैं:',
      link: { text: 'https://pmsuryaghar.gov.in', href: 'https://pmsuryaghar.gov.in' },
    },
    asOf: '2026-11-21',
  },
  sourcesAsOfLabel: 'आखिरी बदलाव:',
  next: {
    heading: 'आपको कितनी सब्सिडी मिल सकती है?',
    text: 'अपना पिन कोड बताइए। सब्सिडी कितनी, किस्त (EMI) कितनी और अपनी जेब से कितना: सोलर सलाहकार पूरा हिसाब लिखकर देंगे, मुफ़्त में।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
