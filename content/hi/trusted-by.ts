import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';

export const trustedBy = {
  heading: 'जिनका हम पर भरोसा है',
  pause: 'चलते हुए लोगो रोकिए',
  logos: [
    { ...drawings.modules, alt: 'सोलर पैनल के हमारे साझेदार का लोगो', sample: true },
    { ...drawings.inverters, alt: 'इन्वर्टर के हमारे साझेदार का लोगो', sample: true },
    { ...drawings.frames, alt: 'पैनल के ढाँचे के हमारे साझेदार का लोगो', sample: true },
    { ...drawings.meters, alt: 'मीटर के हमारे साझेदार का लोगो', sample: true },
    { ...drawings.finance, alt: 'लोन के हमारे साझेदार का लोगो', sample: true },
  ],
} satisfies RawWords['trustedBy'];
