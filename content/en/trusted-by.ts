import { defineContent } from '../define';
import { logoStrip } from '../schemas/logo-strip';

export const trustedBy = defineContent(
  { file: 'content/en/trusted-by.ts', page: '/, /home, /housing_society and /aboutus' },
  logoStrip,
  {
    heading: 'Trusted By',
    pause: 'Pause the logos',
    logos: [
      { src: '/pictures/partner-1.svg', width: 200, height: 80, alt: 'Logo of our partner for modules', sample: true },
      {
        src: '/pictures/partner-2.svg',
        width: 200,
        height: 80,
        alt: 'Logo of our partner for inverters',
        sample: true,
      },
      {
        src: '/pictures/partner-3.svg',
        width: 200,
        height: 80,
        alt: 'Logo of our partner for mounting frames',
        sample: true,
      },
      { src: '/pictures/partner-4.svg', width: 200, height: 80, alt: 'Logo of our partner for meters', sample: true },
      { src: '/pictures/partner-5.svg', width: 200, height: 80, alt: 'Logo of our partner for finance', sample: true },
    ],
  },
);
