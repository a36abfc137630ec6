import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';

export const trustedBy = {
  heading: 'Trusted By',
  pause: 'Pause the logos',
  logos: [
    { ...drawings.modules, alt: 'Logo of our partner for modules', sample: true },
    {
      ...drawings.inverters,
      alt: 'Logo of our partner for inverters',
      sample: true,
    },
    {
      ...drawings.frames,
      alt: 'Logo of our partner for mounting frames',
      sample: true,
    },
    { ...drawings.meters, alt: 'Logo of our partner for meters', sample: true },
    { ...drawings.finance, alt: 'Logo of our partner for finance', sample: true },
  ],
} satisfies RawWords['trustedBy'];
