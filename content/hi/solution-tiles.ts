import type { RawWords } from '../schemas/content-files';

/** The Hindi words of the tiles that link to the pages for homes, housing societies and businesses. */
export const solutionTiles = {
  heading: 'हम सोलर कहाँ-कहाँ लगाते हैं',
  tiles: [
    {
      title: 'घर',
      text: 'आपके घर के लिए धूप की बिजली, फ्रिज से पंप तक।',
      href: 'residential',
      picture: { picture: 'tile-home', decorative: true },
    },
    {
      title: 'हाउसिंग सोसायटी',
      text: 'लिफ्ट, पंप और गलियारों की लाइटों के लिए धूप की बिजली।',
      href: 'housing-society',
      picture: { picture: 'tile-society', decorative: true },
    },
    {
      title: 'कारोबार',
      text: 'फैक्ट्री, कोल्ड स्टोर, स्कूल और दुकान के लिए धूप की बिजली।',
      href: 'commercial',
      picture: { picture: 'tile-factory', decorative: true },
    },
  ],
} satisfies RawWords['solutionTiles'];
