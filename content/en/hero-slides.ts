import type { RawWords } from '../schemas/content-files';

/** The words of the hero slider on `/` and `/residential`. On `/residential` its first line and its button differ. */
export const heroSlider = {
  id: 'hero-slider',
  label: 'Solar for your roof',
  slides: [
    {
      heading: 'Your roof can pay your electricity bill',
      text: 'The sun shines on your terrace all day. Use it for your fans, your fridge and your pump, and lower your bill.',
      picture: {
        picture: 'slide-roof',
        alt: 'A family’s terrace in evening light: solar panels on a raised frame, black water tanks, bougainvillea and a tulsi pot',
      },
    },
    {
      heading: 'Solar works in villages too',
      text: 'On a raised frame the panels leave the terrace free to sit, sleep and dry chillies on. We help you with the subsidy paperwork.',
      picture: {
        picture: 'slide-village',
        alt: 'A blue village house: panels on a raised frame shade a string bed, red chillies dry on the terrace, mustard fields behind',
      },
    },
    {
      heading: 'One terrace, a lower bill for every flat',
      text: 'Solar panels on the terrace of a housing society can run its lifts, pumps and corridor lights.',
      picture: { picture: 'slide-society', alt: 'A housing society with solar panels on every block’s terrace' },
    },
  ],
} satisfies RawWords['heroSlides'];
