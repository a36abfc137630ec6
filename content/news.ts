import { carouselWords } from './carousel';
import { defineContent } from './define';
import { news as schema } from './schemas/news';

/** In the News: the first five are shown, so a new report goes on top. These are samples, to be replaced with real reports and their addresses. */
export const news = defineContent({ file: 'content/news.ts', page: '/, /home, /housing_society and /aboutus' }, schema, {
  heading: 'In the News',
  label: 'Reports about solar at home',
  readMore: 'Read More',
  items: [
    {
      id: 'rooftop',
      image: { src: '/pictures/news-rooftop.svg', width: 800, height: 600, alt: 'Drawing of a terrace with rows of solar panels, other roofs behind it' },
      title: 'A whole lane of terraces turns to the sun',
      date: '2026-10-12',
      link: 'https://example.com/news/rooftop',
      sample: true,
    },
    {
      id: 'scheme',
      image: { src: '/pictures/news-scheme.svg', width: 800, height: 600, alt: 'Drawing of a filled-in form with a pen and a stack of coins beside it' },
      title: 'Subsidy papers, step by step: what families asked at the help desk',
      date: '2026-09-04',
      link: 'https://example.com/news/scheme',
      sample: true,
    },
    {
      id: 'school',
      image: { src: '/pictures/news-school.svg', width: 800, height: 600, alt: 'Drawing of a school with solar panels on its roof' },
      title: 'The school whose roof is now a science lesson',
      date: '2026-07-21',
      link: 'https://example.com/news/school',
      sample: true,
    },
    {
      id: 'cleaning',
      image: { src: '/pictures/news-cleaning.svg', width: 800, height: 600, alt: 'Drawing of a worker who cleans solar panels with a long brush' },
      title: 'After the dust of summer, why clean panels earn more',
      date: '2026-06-02',
      link: 'https://example.com/news/cleaning',
      sample: true,
    },
    {
      id: 'meter',
      image: { src: '/pictures/news-meter.svg', width: 800, height: 600, alt: 'Drawing of an electricity meter that counts in both directions' },
      title: 'The meter that runs both ways, explained in two minutes',
      date: '2026-04-15',
      link: 'https://example.com/news/meter',
      sample: true,
    },
  ],
  words: carouselWords,
});
