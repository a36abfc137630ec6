import type { RawWords } from '../schemas/content-files';

/**
 * The reports of the news carousel. It shows the first five, so a new report goes on top. These are samples, to be
 * replaced with real reports and their addresses.
 */
export const news = {
  heading: 'In the News',
  label: 'Reports about solar at home',
  readMore: 'Read More',
  items: [
    {
      id: 'rooftop',
      image: {
        picture: 'news-rooftop',
        alt: 'Houses in many colours with solar panels on almost every terrace, a kite in the sky',
      },
      title: 'A whole lane goes solar',
      date: '2026-10-12',
      link: 'https://example.com/news/rooftop',
      sample: true,
    },
    {
      id: 'scheme',
      image: {
        picture: 'news-scheme',
        alt: 'A form on a clipboard, half filled in, with a pen on it and coins beside it',
      },
      title: 'Applying for the subsidy, step by step: what families asked at the help desk',
      date: '2026-09-04',
      link: 'https://example.com/news/scheme',
      sample: true,
    },
    {
      id: 'school',
      image: {
        picture: 'news-school',
        alt: 'Small stools on a school terrace, before a blackboard with the sun, a panel and a lamp on it, rows of solar panels behind',
      },
      title: 'The school whose roof is now a science lesson',
      date: '2026-07-21',
      link: 'https://example.com/news/school',
      sample: true,
    },
    {
      id: 'cleaning',
      image: {
        picture: 'news-cleaning',
        alt: 'A long brush on solar panels: blue where it has passed, brown with dust where it has not',
      },
      title: 'After the dust of summer: why clean panels make more electricity',
      date: '2026-06-02',
      link: 'https://example.com/news/cleaning',
      sample: true,
    },
    {
      id: 'meter',
      image: {
        picture: 'news-meter',
        alt: 'An electricity meter on a yellow wall, one arrow to the left and one to the right under its figures',
      },
      title: 'Net metering explained: one meter that counts both ways',
      date: '2026-04-15',
      link: 'https://example.com/news/meter',
      sample: true,
    },
  ],
} satisfies RawWords['news'];
