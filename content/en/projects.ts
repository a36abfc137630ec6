import type { RawWords } from '../schemas/content-files';

/**
 * The projects of the project carousel, which shows the first ten. These are samples, to be replaced with photographs
 * of real buildings, each with place, size and year in its title.
 */
export const projects = {
  heading: 'Our Projects',
  line: 'Homes, societies, schools, factories: ten kinds of building, each with a plan of its own.',
  label: 'Pictures of our projects',
  items: [
    {
      img: {
        picture: 'project-villa',
        alt: 'A white villa in its garden, solar panels on a raised frame above the roof',
      },
      title: 'Villa in Varanasi, 5 kW, 2024',
      sample: true,
    },
    {
      img: {
        picture: 'project-row-house',
        alt: 'A yellow row house between painted neighbours, its terrace array above the lane',
      },
      title: 'Row house in Jaunpur, 3 kW, 2023',
      sample: true,
    },
    {
      img: {
        picture: 'project-village-house',
        alt: 'A brick village house with a tiled veranda, a low row of solar panels on its flat roof, a hand pump in front',
      },
      title: 'Village house near Bhadohi, 2 kW, 2025',
      sample: true,
    },
    {
      img: { picture: 'project-apartments', alt: 'A four-storey block on stilts with solar panels over its terrace' },
      title: 'Apartment block in Prayagraj, 30 kW, 2022',
      sample: true,
    },
    {
      img: {
        picture: 'project-high-rise',
        alt: 'The top of a high-rise, solar panels raised above its water tanks, the city below',
      },
      title: 'High-rise in Varanasi, 60 kW, 2024',
      sample: true,
    },
    {
      img: { picture: 'project-school', alt: 'A school round its playground, solar panels on the classroom wings' },
      title: 'School in Chandauli, 25 kW, 2021',
      sample: true,
    },
    {
      img: {
        picture: 'project-hospital',
        alt: 'A hospital with solar panels over the wards, an ambulance under its porch',
      },
      title: 'Hospital in Prayagraj, 80 kW, 2023',
      sample: true,
    },
    {
      img: { picture: 'project-factory', alt: 'A brick mill whose saw-tooth roof carries panels on every slope' },
      title: 'Carpet factory in Bhadohi, 120 kW, 2022',
      sample: true,
    },
    {
      img: {
        picture: 'project-cold-store',
        alt: 'A white cold store with rows of panels on its roof, lorries at its doors',
      },
      title: 'Cold store in Jaunpur, 150 kW, 2023',
      sample: true,
    },
    {
      img: { picture: 'project-petrol-pump', alt: 'A petrol pump whose canopy is covered with solar panels' },
      title: 'Petrol pump in Chandauli, 20 kW, 2025',
      sample: true,
    },
  ],
} satisfies RawWords['projects'];
