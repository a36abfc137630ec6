import { carouselWords } from './carousel';
import { defineContent } from './define';
import { consultation as schema } from './schemas/consultation';

/** The carousel of /go-solar: what a consultation leads to. */
export const consultation = defineContent({ file: 'content/consultation.ts', page: '/go-solar' }, schema, {
  heading: 'How a consultation goes',
  line: 'A solar adviser answers what you ask, and comes to your roof only if you want it.',
  label: 'From the first call to the first unit',
  slides: [
    {
      picture: { src: '/pictures/consult-survey.svg', width: 800, height: 600, alt: 'Drawing of a surveyor and an owner on a terrace, the place for the panels marked out' },
      title: 'We measure your roof',
      text: 'Shade, space, and the place of your meter.',
    },
    {
      picture: { src: '/pictures/consult-design.svg', width: 800, height: 600, alt: 'Drawing of a tablet with the plan of a roof and its panels' },
      title: 'We draw your plant',
      text: 'The size that fits your bill, with subsidy and EMI worked out.',
    },
    {
      picture: { src: '/pictures/consult-install.svg', width: 800, height: 600, alt: 'Drawing of two workers who carry a solar panel to its frame' },
      title: 'We put it up',
      text: 'Once you have said yes, and not before.',
    },
  ],
  words: carouselWords,
});
