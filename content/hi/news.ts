import type { RawWords } from '../schemas/content-files';

/**
 * The reports of the news carousel. It shows the first five, so a new report goes on top. These are samples, to be
 * replaced with real reports and their addresses.
 */
export const news = {
  heading: 'खबरों में सोलर',
  label: 'घर के सोलर की खबरें',
  readMore: 'पूरी खबर पढ़िए',
  items: [
    {
      id: 'rooftop',
      image: {
        picture: 'news-rooftop',
        alt: 'रंग-बिरंगे घर, लगभग हर छत पर सोलर पैनल, आसमान में एक पतंग',
      },
      title: 'पूरी गली सोलर पर',
      date: '2026-10-12',
      link: 'https://example.com/news/rooftop',
      sample: true,
    },
    {
      id: 'scheme',
      image: {
        picture: 'news-scheme',
        alt: 'क्लिपबोर्ड पर आधा भरा फॉर्म, उस पर रखा पेन और बगल में सिक्के',
      },
      title: 'सब्सिडी का आवेदन, एक-एक कदम: हेल्प डेस्क पर परिवारों ने क्या-क्या पूछा',
      date: '2026-09-04',
      link: 'https://example.com/news/scheme',
      sample: true,
    },
    {
      id: 'school',
      image: {
        picture: 'news-school',
        alt: 'स्कूल की छत पर छोटे स्टूल, सामने ब्लैकबोर्ड पर बना सूरज, पैनल और बल्ब, पीछे सोलर पैनलों की कतारें',
      },
      title: 'इस स्कूल में छत पर लगती है विज्ञान की क्लास',
      date: '2026-07-21',
      link: 'https://example.com/news/school',
      sample: true,
    },
    {
      id: 'cleaning',
      image: {
        picture: 'news-cleaning',
        alt: 'सोलर पैनलों पर लंबा ब्रश: जहाँ फिर चुका वहाँ नीले, जहाँ नहीं फिरा वहाँ धूल से भूरे',
      },
      title: 'गर्मी की धूल के बाद: साफ़ पैनल ज़्यादा बिजली क्यों बनाते हैं',
      date: '2026-06-02',
      link: 'https://example.com/news/cleaning',
      sample: true,
    },
    {
      id: 'meter',
      image: {
        picture: 'news-meter',
        alt: 'पीली दीवार पर बिजली का मीटर, अंकों के नीचे एक तीर बाईं ओर, एक दाईं ओर',
      },
      title: 'नेट मीटरिंग को समझिए: एक ही मीटर, जो आती-जाती दोनों बिजली गिनता है',
      date: '2026-04-15',
      link: 'https://example.com/news/meter',
      sample: true,
    },
  ],
} satisfies RawWords['news'];
