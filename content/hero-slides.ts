import { carouselWords } from './carousel';
import { defineContent } from './define';
import { heroSlider as schema } from './schemas/hero-slider';

/** The hero slider of `/` and, with a first line and a next step of its own, of `/residential`. */
export const heroSlider = defineContent({ file: 'content/hero-slides.ts', page: '/ and /residential' }, schema, {
  id: 'hero-slider',
  label: 'Where the sun can go to work',
  slides: [
    {
      heading: 'Your roof can pay your electricity bill',
      text: 'The sun falls on your terrace all day. Let it run your fans, your fridge and your pump, and pay for itself.',
      picture: { picture: 'roof-golden-hour', alt: 'A terrace in the evening sun: solar panels on a raised frame, two water tanks, flower boxes on the parapet' },
    },
    {
      heading: 'Village sun is worth as much as city sun',
      text: 'On a raised frame the panels leave the terrace free to sit, sleep and dry chillies on. We do the subsidy papers with you.',
      picture: { src: '/pictures/slide-village.svg', width: 1280, height: 720, alt: 'Drawing of a village house with solar panels on its roof, fields and trees around it' },
    },
    {
      heading: 'One terrace, a lower bill for every flat',
      text: 'Lifts, pumps and corridor lights run by day, when the sun does. A housing society can let its terrace pay for them.',
      picture: { src: '/pictures/slide-society.svg', width: 1280, height: 720, alt: 'Drawing of two apartment blocks with solar panels on their terraces' },
    },
  ],
  words: carouselWords,
});
