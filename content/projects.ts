import { carouselWords } from './carousel';
import { defineContent } from './define';
import { projects as schema } from './schemas/projects';

/** Our Projects: the first ten are shown. These are samples, to be replaced with photographs and titles of real plants. */
export const projects = defineContent({ file: 'content/projects.ts', page: '/housing_society' }, schema, {
  heading: 'Our Projects',
  line: 'Each roof asks for its own plan. Ten kinds of building, ten answers.',
  label: 'Pictures of our projects',
  items: [
    {
      img: { picture: 'project-villa', alt: 'A white villa in its garden, solar panels on a raised frame above the roof' },
      title: 'Villa, panels on a raised frame',
      sample: true,
    },
    {
      img: { picture: 'project-row-house', alt: 'A yellow row house between painted neighbours, its terrace array above the lane' },
      title: 'Row house, terrace array',
      sample: true,
    },
    {
      img: { picture: 'project-village-house', alt: 'A brick village house with a tiled veranda, a low row of solar panels on its flat roof, a hand pump in front' },
      title: 'Village house, flat roof',
      sample: true,
    },
    {
      img: { picture: 'project-apartments', alt: 'A four-storey block on stilts with solar panels over its terrace' },
      title: 'Apartment block, common areas',
      sample: true,
    },
    {
      img: { picture: 'project-high-rise', alt: 'The top of a high-rise, solar panels raised above its water tanks, the city below' },
      title: 'High-rise, above the water tanks',
      sample: true,
    },
    {
      img: { picture: 'project-school', alt: 'A school round its playground, solar panels on the classroom wings' },
      title: 'School, classroom wing',
      sample: true,
    },
    {
      img: { picture: 'project-hospital', alt: 'A hospital with solar panels over the wards, an ambulance under its porch' },
      title: 'Hospital, over the wards',
      sample: true,
    },
    {
      img: { picture: 'project-factory', alt: 'A brick mill whose saw-tooth roof carries panels on every slope' },
      title: 'Factory, saw-tooth roof',
      sample: true,
    },
    {
      img: { picture: 'project-cold-store', alt: 'A white cold store with rows of panels on its roof, lorries at its doors' },
      title: 'Cold store, insulated roof',
      sample: true,
    },
    {
      img: { picture: 'project-petrol-pump', alt: 'A petrol pump whose canopy is covered with solar panels' },
      title: 'Petrol pump, canopy',
      sample: true,
    },
  ],
  words: carouselWords,
});
