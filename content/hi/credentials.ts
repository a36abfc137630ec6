import { hours } from './company';
import type { RawWords } from '../schemas/content-files';

/**
 * The company's registrations and certificates. The company supplies each; those that are null are not shown, and `npm
 * run check:launch` lists them.
 */
export const credentials = {
  heading: 'यह काम किसके हाथ में है',
  facts: [
    { label: 'बिजली कंपनी के यहाँ पंजीकृत वेंडर', supplied: null },
    { label: 'सब्सिडी के राष्ट्रीय पोर्टल पर पंजीकृत वेंडर', supplied: null },
    { label: 'हमारा दफ़्तर', supplied: null, also: hours.text },
    { label: 'जो सोलर पैनल हम लगाते हैं', supplied: null },
    { label: 'जो इन्वर्टर हम लगाते हैं', supplied: null },
    { label: 'पैनल, इन्वर्टर और हमारे काम पर कितने साल की वारंटी', supplied: null },
  ],
} satisfies RawWords['credentials'];
