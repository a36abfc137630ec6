import type { RawWords } from '../schemas/content-files';

export const trustedBy = {
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
} satisfies RawWords['trustedBy'];
