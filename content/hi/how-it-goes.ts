import { howItGoes as facts } from '../facts/how-it-goes';
import type { RawWords } from '../schemas/content-files';
import { claims } from './claims';

/** The usual time from the application to the installation of the net meter, from the source named below. */
export const usualWeeks = `${facts.weeks.from} से ${facts.weeks.to} हफ़्ते`;

/** Writes a range of days, such as `7-15`, in Hindi: `7 से 15 दिन`, with spaces at which no line breaks. */
export const inDays = (range: string) => `${range.replace('-', '\u00a0से\u00a0')}\u00a0दिन`;

/**
 * The steps from the first visit to a working solar system. Durations are printed only where the source gives them: it
 * gives none for the survey, the quote and the subsidy, so these have none until the company supplies its own.
 */
export const howItGoes = {
  id: 'how-it-goes',
  heading: 'सोलर पैनल कैसे लगवाएँ? (Solar panel kaise lagwaye)',
  line: `पाँच कदम। फ़ैसला आप लिखित कोटेशन देखकर करते हैं। आवेदन से नेट मीटर तक आम तौर पर ${usualWeeks} लगते हैं।`,
  steps: [
    {
      title: 'छत की जाँच',
      text: 'हम आपकी छत पर आते हैं, उसे नापते हैं, छाया देखते हैं और आपके साथ बिजली का बिल पढ़ते हैं।',
    },
    {
      title: 'लिखित कोटेशन',
      text: 'प्लांट का साइज़, दाम, सब्सिडी और हर महीने की किस्त, सब कागज़ पर मिलता है। सोचने के लिए जितना समय चाहें, लीजिए।',
    },
    {
      title: 'प्लांट लगाना',
      text: 'बिजली कंपनी में आवेदन हम करते हैं। उसकी हाँ होते ही ढाँचा, पैनल और इन्वर्टर लगा देते हैं।',
      days: [`बिजली कंपनी की जाँच: ${inDays(facts.check)}`, `प्लांट लगाना: ${inDays(facts.installation)}`],
    },
    {
      title: 'नेट मीटर',
      text: 'बिजली कंपनी काम की जाँच करती है और नया मीटर लगाती है। आपने ग्रिड में कितनी बिजली भेजी, यह मीटर गिनता है।',
      days: [`काम की जाँच: ${inDays(facts.inspection)}`, `मीटर: ${inDays(facts.meter)}`],
    },
    {
      title: 'सब्सिडी',
      text: `सब्सिडी का फॉर्म हम आपके साथ भरते हैं, और पैसा सीधे आपके बैंक खाते में आता है। उसके बाद ${claims.maintenance.figure} तक पैनलों की देखभाल हम करते हैं।`,
    },
  ],
  source: {
    text: 'इतना समय आम तौर पर लगता है, यह वादा नहीं है: आपकी बिजली कंपनी जल्दी भी कर सकती है और देर भी। ये आँकड़े कानपुर के हैं, वहाँ के एक इंस्टॉलर ने छापे, {date}।',
    published: facts.published,
  },
} satisfies RawWords['howItGoes'];
