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
      picture: { picture: 'slide-roof', alt: 'A family’s terrace in evening light: solar panels on a raised frame, black water tanks, bougainvillea and a tulsi pot' },
    },
    {
      heading: 'Village sun is as good as city sun',
      text: 'On a raised frame the panels leave the terrace free to sit, sleep and dry chillies on. We do the subsidy papers with you.',
      picture: { picture: 'slide-village', alt: 'A blue village house: panels on a raised frame shade a string bed, red chillies dry on the terrace, mustard fields behind' },
    },
    {
      heading: 'One terrace, a lower bill for every flat',
      text: 'Lifts, pumps and corridor lights run by day, when the sun does. A housing society can let its terrace pay for them.',
      picture: { picture: 'slide-society', alt: 'A housing society with solar panels on every block’s terrace' },
    },
  ],
  words: carouselWords,
});
