import { drawings } from '../facts/drawings';
import { phoneLink } from '../schemas/address';
import type { RawWords } from '../schemas/content-files';
import { company } from '../facts/company';
import { titled } from './titles';

export const notFound = {
  title: titled('पेज नहीं मिला'),
  hero: {
    kicker: 'पेज नहीं मिला (404)',
    heading: 'यह पेज हमें नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज कहीं और चला गया हो, या पता लिखने में कोई गलती हुई हो।',
    action: { text: 'होम पेज पर जाइए', href: 'landing' },
    picture: { ...drawings.emptyRoof, decorative: true },
  },
  ways: {
    heading: 'आप क्या ढूँढ़ रहे हैं?',
    tiles: [
      {
        title: 'मेरे घर के लिए सोलर',
        text: 'अपने घर का बिजली का बिल घटाइए।',
        href: 'home',
        picture: { picture: 'tile-home', decorative: true },
      },
      {
        title: 'मेरी हाउसिंग सोसायटी के लिए सोलर',
        text: 'हर फ्लैट का मेंटेनेंस घटाइए।',
        href: 'housing-society',
        picture: { picture: 'tile-society', decorative: true },
      },
      {
        title: 'मेरे कारोबार के लिए सोलर',
        text: 'फैक्ट्री, स्कूल या दुकान का बिजली का खर्च घटाइए।',
        href: 'commercial',
        picture: { picture: 'tile-factory', decorative: true },
      },
    ],
  },
  next: {
    heading: 'या सीधे हमसे पूछिए',
    text: 'बताइए कि आप क्या ढूँढ़ रहे थे, हम बताएँगे कि वह कहाँ है।',
    action: { text: `हमें फोन कीजिए: ${company.phone}`, href: phoneLink(company.phone) },
  },
} satisfies RawWords['notFound'];
