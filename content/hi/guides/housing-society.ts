import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { myths } from './housing-society/myths';
import { savings } from './housing-society/savings';
import { size } from './housing-society/size';
import { technologies } from './housing-society/technologies';
import { longDate } from './long-date';
import { sources } from './sources';

/** The chapters of the guide for housing societies, by the names of their files. */
export const societyChapters = { savings, size, technologies, myths };

const updated = '2026-11-22';

/** The guide for housing societies. After an edit, `npm run make -- guide` makes its PDF again. */
export const societyGuide = {
  file: 'housing-society-solar-guide-hi.pdf',
  cover: 'society',
  kicker: 'कमेटी और रहने वालों के लिए मुफ़्त गाइड',
  title: 'हाउसिंग सोसायटी में सोलर लगवाने की गाइड',
  subtitle: 'बचत, सही साइज़, तकनीक और सुनी-सुनाई बातें: इतना कि अगली बैठक आप शांति से चला सकें।',
  description: 'भारत की हाउसिंग सोसायटियों में रूफटॉप सोलर की गाइड: बचत, सही साइज़, तकनीक और सुनी-सुनाई बातें।',
  updated,
  dated: longDate(updated),
  contents: {
    heading: 'इस गाइड में क्या है',
    text: 'चार विषय, उसी क्रम में जिसमें कमेटी के सामने आते हैं। हर एक अलग से पढ़ा जा सकता है, और पढ़कर सुनाया भी।',
    chapters: 'विषय',
    reading: {
      title: 'इसे कैसे काम में लें',
      text: 'फाइल सोसायटी के ग्रुप में भेजिए, और खाली लाइनों वाले पन्ने प्रिंट कीजिए। कोषाध्यक्ष का पन्ना और प्रस्ताव भरने के लिए ही हैं।',
    },
    promise: {
      title: 'आँकड़ों के बारे में',
      text: 'हर आँकड़े के साथ उसका स्रोत और तारीख है। नियम और सब्सिडी बदलते हैं, और हर राज्य में अलग हैं: सदस्यों के वोट से पहले बिजली कंपनी से पूछिए।',
    },
  },
  chapters: Object.values(societyChapters),
  back: {
    words: {
      heading: 'जो शब्द बार-बार सुनेंगे',
      items: [
        { title: 'kW', text: 'किलोवाट: प्लांट का साइज़, यानी पूरी धूप में वह एक पल में कितनी बिजली दे सकता है।' },
        { title: 'यूनिट (kWh)', text: 'बिल में यही गिनी जाती है: एक किलोवाट, एक घंटे तक।' },
        { title: 'बिजली कंपनी (डिस्कॉम)', text: 'जो कंपनी आप तक बिजली लाती है और बिल भेजती है।' },
        { title: 'साझा मीटर', text: 'लिफ्ट, पंप और रोशनी का कनेक्शन, जिसका बिल सोसायटी के नाम आता है।' },
        {
          title: 'स्वीकृत भार',
          text: 'कनेक्शन को ज़्यादा से ज़्यादा इतनी बिजली खींचने की मंज़ूरी है। बिल पर छपा होता है।',
        },
        { title: 'नेट मीटर', text: 'यह मीटर आने वाली और जाने वाली, दोनों बिजली गिनता है।' },
        {
          title: 'GHS, RWA',
          text: 'ग्रुप हाउसिंग सोसायटी और रेज़िडेंट वेलफेयर एसोसिएशन: योजना में यही नाम हैं।',
        },
        { title: 'CAPEX', text: 'सोसायटी प्लांट खरीदती है और उसकी मालिक होती है।' },
        { title: 'RESCO', text: 'प्लांट किसी कंपनी का होता है; सोसायटी यूनिटों का पैसा देती है।' },
        { title: 'आम सभा (AGM)', text: 'साल की बैठक, जहाँ सदस्य फ़ैसला करते हैं।' },
      ],
    },
    sources: {
      heading: 'स्रोत',
      text: 'आपके राज्य के नियम वहाँ के विद्युत नियामक आयोग की वेबसाइट पर हैं।',
      items: [sources.portal, sources.cabinet, sources.rules, sources.content],
    },
  },
  next: {
    heading: 'हमें अपनी छत पर बुलाइए',
    text: 'अगला कदम है मुफ़्त सलाह। हम फीता लेकर आते हैं, तसल्ली से नापते हैं, और ऐसा नक्शा देकर जाते हैं जिसे कमेटी सदस्यों को दिखा सके।',
    steps: [
      {
        title: 'आपमें से कोई फोन करता है या लिखता है',
        text: 'सोसायटी का नाम, पिन कोड, कितने फ्लैट हैं, और हो सके तो साझा बिल।',
      },
      { title: 'हम देखकर नापते हैं', text: 'छत, छाया, शाफ्ट, मीटर और बारह बिल।' },
      {
        title: 'हम आपकी बैठक में आते हैं',
        text: 'नक्शा, हर फ्लैट का हिसाब, और हर सवाल के लिए समय लेकर।',
      },
    ],
    call: 'फोन',
    whatsapp: 'WhatsApp',
    email: 'ई-मेल',
    small: `${company.legalName}। इस गाइड में ${longDate(updated)} तक की आम जानकारी है, यह कोई ऑफर नहीं है। हम सोलर लगाने वाली निजी कंपनी हैं, सरकारी दफ़्तर नहीं।`,
  },
} satisfies RawWords['guides']['housingSociety'];

/** The titles of the four chapters of the guide for housing societies, which its promotion on a page lists. */
export const societyChapterTitles = Object.values(societyChapters).map(({ title }) => title);
