import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { care } from './home/care';
import { cost } from './home/cost';
import { emi } from './home/emi';
import { questions } from './home/questions';
import { size } from './home/size';
import { subsidy } from './home/subsidy';
import { longDate } from './long-date';
import { sources } from './sources';

/** The chapters of the guide for homeowners, by the names of their files. */
export const homeChapters = { size, cost, subsidy, emi, care, questions };

const updated = '2026-11-22';

/** The guide for homeowners. After an edit, `npm run make -- guide` makes its PDF again. */
export const homeGuide = {
  file: 'home-solar-guide-hi.pdf',
  cover: 'home',
  kicker: 'घर के मालिकों के लिए मुफ़्त गाइड',
  title: 'घर पर सोलर लगवाने की गाइड',
  subtitle: 'प्लांट का साइज़, खर्च, सब्सिडी, किस्त, देखभाल, और लगाने वाले से क्या पूछें: सब आसान भाषा में।',
  description: 'भारत में घर की छत पर सोलर लगवाने की गाइड, छह अध्यायों में।',
  updated,
  dated: longDate(updated),
  contents: {
    heading: 'इस गाइड में क्या है',
    text: 'छह छोटे अध्याय, उसी क्रम में जिसमें सवाल मन में आते हैं। शुरू से पढ़िए, या सीधे अपने काम का अध्याय खोलिए।',
    chapters: 'अध्याय',
    reading: {
      title: 'इसे कैसे काम में लें',
      text: 'खाली लाइनों वाले पन्ने पेंसिल से भरने के लिए हैं। उन्हें प्रिंट कीजिए, भरिए, और जो भी आपको कोटेशन दे, उसे दिखाइए।',
    },
    promise: {
      title: 'आँकड़ों के बारे में',
      text: 'हर रकम उसके पास लिखी तारीख की है। नियम और सब्सिडी बदलते रहते हैं। दस्तखत से पहले राष्ट्रीय पोर्टल देख लीजिए और अपनी बिजली कंपनी से पूछ लीजिए।',
    },
  },
  chapters: Object.values(homeChapters),
  back: {
    words: {
      heading: 'जो शब्द बार-बार सुनेंगे',
      items: [
        { title: 'kW', text: 'किलोवाट: प्लांट का साइज़, यानी पूरी धूप में वह एक पल में कितनी बिजली दे सकता है।' },
        { title: 'यूनिट (kWh)', text: 'बिल में यही गिनी जाती है: एक किलोवाट, एक घंटे तक।' },
        { title: 'बिजली कंपनी (डिस्कॉम)', text: 'जो कंपनी आप तक बिजली लाती है और बिल भेजती है।' },
        {
          title: 'स्वीकृत भार',
          text: 'आपके कनेक्शन को ज़्यादा से ज़्यादा इतनी बिजली खींचने की मंज़ूरी है। बिल पर छपा होता है।',
        },
        { title: 'नेट मीटर', text: 'यह मीटर आने वाली और जाने वाली, दोनों बिजली गिनता है।' },
        { title: 'ऑन-ग्रिड', text: 'बिना बैटरी का प्लांट, जो ग्रिड यानी बिजली की लाइन के साथ चलता है।' },
        { title: 'हाइब्रिड', text: 'बैटरी वाला प्लांट, जो बिजली जाने पर भी चलता रह सकता है।' },
        { title: 'फीजिबिलिटी', text: 'बिजली कंपनी की जाँच कि उसकी लाइन आपका प्लांट झेल सकेगी या नहीं।' },
        { title: 'कमीशनिंग', text: 'वह दिन जब प्लांट की जाँच होती है और उसे चलाने की इजाज़त मिलती है।' },
        { title: 'किस्त (EMI)', text: 'लोन की बराबर किस्त: हर महीने एक ही रकम।' },
      ],
    },
    sources: {
      heading: 'स्रोत',
      text: 'आपके राज्य के नियम वहाँ के विद्युत नियामक आयोग की वेबसाइट पर हैं।',
      items: [sources.portal, sources.cabinet, sources.rules, sources.content],
    },
  },
  next: {
    heading: 'अब किसी को अपनी छत दिखाइए',
    text: 'अगला कदम है मुफ़्त सलाह। हम एक बार आते हैं, आप पर कोई बंधन नहीं होता, और आखिर में आपके हाथ में एक नक्शा और एक भाव होता है, जिसे आप दो और कोटेशन के साथ रखकर देख सकते हैं।',
    steps: [
      { title: 'आप फोन करते हैं या लिखते हैं', text: 'एक लाइन काफ़ी है: नाम, पिन कोड और आम तौर पर आने वाला बिल।' },
      { title: 'हम आकर नापते हैं', text: 'छत, छाया, वायरिंग और बिल, आपके सामने।' },
      { title: 'आपको सब लिखकर मिलता है', text: 'साइज़, यूनिट, दाम, सब्सिडी और किस्त, एक-एक करके।' },
    ],
    call: 'फोन',
    whatsapp: 'WhatsApp',
    email: 'ई-मेल',
    small: `${company.legalName}। इस गाइड में ${longDate(updated)} तक की आम जानकारी है, यह कोई ऑफर नहीं है। हम सोलर लगाने वाली निजी कंपनी हैं, सरकारी दफ़्तर नहीं।`,
  },
} satisfies RawWords['guides']['home'];

/** The titles of the six chapters of the guide for homeowners, which its promotion on a page lists. */
export const homeChapterTitles = Object.values(homeChapters).map(({ title }) => title);
