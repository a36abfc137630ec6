import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';
import { claims, inWords } from './claims';

/**
 * Portraits of the team, drawn until photographs are supplied. In this order, two large and four small pictures fill a
 * grid of two, four or six columns.
 */
export const team = {
  heading: 'आपकी छत पर आने वाले लोग',
  line: 'जो आपसे मिलने आते हैं, काम भी वही करते हैं: छत की जाँच से लेकर सफ़ाई तक।',
  items: [
    {
      ...drawings.surveyor,
      role: 'सर्वेयर',
      alt: 'मूँछों वाला आदमी, सिर पर पीला हेलमेट',
      colSpan: 2,
      rowSpan: 2,
      direction: 'left',
      sample: true,
    },
    {
      ...drawings.designer,
      role: 'डिज़ाइनर',
      alt: 'लंबे बालों वाली महिला, आँखों पर चश्मा',
      colSpan: 1,
      rowSpan: 1,
      direction: 'down',
      sample: true,
    },
    {
      ...drawings.electrician,
      role: 'इलेक्ट्रीशियन',
      alt: 'दाढ़ी वाला आदमी, सिर पर पगड़ी',
      colSpan: 1,
      rowSpan: 1,
      direction: 'right',
      sample: true,
    },
    {
      ...drawings.cleaner,
      role: 'सफ़ाई टीम',
      alt: 'चोटी वाली महिला, सिर पर सफ़ेद हेलमेट',
      colSpan: 2,
      rowSpan: 2,
      direction: 'right',
      sample: true,
    },
    {
      ...drawings.planner,
      role: 'प्लानर',
      alt: 'साड़ी पहने महिला',
      colSpan: 1,
      rowSpan: 1,
      direction: 'left',
      sample: true,
    },
    {
      ...drawings.adviser,
      role: 'सलाहकार',
      alt: 'पके बालों वाला आदमी, आँखों पर चश्मा',
      colSpan: 1,
      rowSpan: 1,
      direction: 'up',
      sample: true,
    },
  ],
  more: { text: 'हमारे साथ काम करना चाहते हैं?', href: 'careers' },
} satisfies RawWords['teamAndJourney']['team'];

export const journey = {
  heading: 'हमारा सफ़र',
  line: 'हमारी पहली छत से आज तक।',
  items: [
    {
      img: {
        picture: 'journey-2020',
        alt: 'एक छत, उस पर थोड़े-से सोलर पैनल, पास में पानी की टंकी और सूखते कपड़े',
      },
      text: inWords(claims.founded),
    },
    {
      img: {
        picture: 'journey-clients',
        alt: 'ऊपर से दिखती गली, दोनों तरफ़ के मकानों की छतों पर पैनल',
      },
      text: inWords(claims.journeyClients),
    },
    {
      img: {
        picture: 'journey-customers',
        alt: 'शाम की छत: ऊपर झालर लगे पैनलों की छाजन, नीचे खाटें और दरी',
      },
      text: inWords(claims.journeyCustomers),
    },
    {
      img: { picture: 'journey-societies', alt: 'बगीचे के चारों ओर फ्लैटों की पाँच इमारतें, सबकी छतों पर पैनल' },
      text: inWords(claims.journeySocieties),
    },
    {
      img: {
        picture: 'journey-commercial',
        alt: 'शाम के झुटपुटे में दफ़्तर की इमारत, पैनल छत पर भी हैं और खड़ी गाड़ियों के ऊपर भी',
      },
      text: inWords(claims.journeyBusinesses),
    },
  ],
} satisfies RawWords['teamAndJourney']['journey'];
