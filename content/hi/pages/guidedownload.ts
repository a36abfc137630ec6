import type { RawPage } from '../../schemas/content-files';
import { homeChapterTitles, homeGuide } from '../guides/home';
import { societyChapterTitles, societyGuide } from '../guides/housing-society';
import { titled } from '../titles';

export const guidedownload = {
  seo: {
    name: 'मुफ़्त गाइड',
    title: titled('सोलर की मुफ़्त गाइड (PDF): घर, सोसायटी'),
    description:
      'सोलर लगवाने की दो मुफ़्त गाइड: एक घरों की, एक हाउसिंग सोसायटियों की। दोनों PDF हैं, नाम बताए बिना तुरंत डाउनलोड कीजिए।',
    card: {
      kicker: 'मुफ़्त PDF, नाम पूछे बिना',
      heading: 'सोलर लगवाने की गाइड',
      layout: 'row',
      surface: 'sky',
      pictures: ['guide-home-hi', 'guide-society-hi'],
      alt: 'सोलर लगवाने की गाइड। घरों की गाइड और हाउसिंग सोसायटियों की गाइड',
    },
  },
  updated: '2026-11-22',
  hero: {
    kicker: 'मुफ़्त गाइड',
    heading: 'सोलर लगवाने की गाइड',
    text: 'साइज़, खर्च, सब्सिडी, किस्त (EMI), देखभाल, और लगाने वाले से क्या पूछें: सब आसान भाषा में। न नाम चाहिए, न नंबर: बटन दबाइए और डाउनलोड कर लीजिए।',
  },
  guides: {
    heading: 'अपनी गाइड चुनिए',
    line: 'दोनों उनके लिए लिखी गई हैं, जिन्होंने पहले कभी सोलर नहीं लगवाया, और इतनी छोटी हैं कि एक शाम में पढ़ लें।',
    guides: [
      {
        title: 'आपके घर के लिए',
        text: 'बिजली का बिल हाथ में लेने से लेकर नया मीटर लगने के दिन तक।',
        cover: { picture: 'guide-home-hi', alt: `गाइड का कवर: ${homeGuide.title}` },
        contentsHeading: 'छह अध्याय',
        contents: homeChapterTitles,
        file: `/guides/${homeGuide.file}`,
        download: 'मुफ़्त डाउनलोड कीजिए',
        format: 'PDF',
      },
      {
        title: 'आपकी हाउसिंग सोसायटी के लिए',
        text: 'बैठक में सोलर की बात रखने से पहले कमेटी जो कुछ जानना चाहती है, वह सब।',
        cover: { picture: 'guide-society-hi', alt: `गाइड का कवर: ${societyGuide.title}` },
        contentsHeading: 'चार विषय',
        contents: societyChapterTitles,
        file: `/guides/${societyGuide.file}`,
        download: 'मुफ़्त डाउनलोड कीजिए',
        format: 'PDF',
      },
    ],
  },
  next: {
    heading: 'पढ़ने के बजाय किसी से पूछना है?',
    text: 'सोलर सलाहकार आपकी छत, आपका बिल और आपके सवाल, सब आपके साथ देखते हैं। कोई पैसा नहीं, कोई मजबूरी नहीं।',
    action: { text: 'मुफ़्त सलाह लीजिए', href: 'go-solar' },
  },
} satisfies RawPage;
