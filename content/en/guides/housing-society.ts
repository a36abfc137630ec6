import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { myths } from './housing-society/myths';
import { savings } from './housing-society/savings';
import { size } from './housing-society/size';
import { technologies } from './housing-society/technologies';
import { longDate } from './long-date';
import { sources } from './sources';

/** The chapters of the guide for housing societies, by the names of their files. */
export const societyChapters = { savings, size, technologies, myths };

const updated = '2026-11-22';

/** The guide for housing societies. After an edit, `npm run make -- guide` makes its PDF again. */
export const societyGuide = {
  file: 'housing-society-solar-guide.pdf',
  cover: 'society',
  kicker: 'A free guide for committees and residents',
  title: 'A Guide To Going Solar For Housing Societies',
  subtitle: 'Savings, the right size, technologies and myths: enough to lead the next meeting with a calm voice.',
  description: 'A guide to rooftop solar for housing societies in India: savings, right size, technologies and myths.',
  updated,
  dated: longDate(updated),
  contents: {
    heading: 'What is inside',
    text: 'Four topics, in the order in which a committee meets them. Each can be read by itself, and read out.',
    chapters: 'Topic',
    reading: {
      title: 'How to use it',
      text: 'Share the file in the residents’ group, and print the pages with empty lines. The treasurer’s sheet and the resolution are meant to be filled in.',
    },
    promise: {
      title: 'About the figures',
      text: 'Figures are given only with their source and date. Rules and grants change, and states differ: ask your DISCOM before the members vote.',
    },
  },
  chapters: Object.values(societyChapters),
  back: {
    words: {
      heading: 'Words you will hear',
      items: [
        { title: 'kW', text: 'Kilowatt: the size of a plant, what it can give at one moment under a full sun.' },
        { title: 'Unit, kWh', text: 'What the bill counts: one kilowatt for one hour.' },
        { title: 'DISCOM', text: 'The company that brings the electricity and sends the bill.' },
        { title: 'Common meter', text: 'The connection of lifts, pumps and lights, billed to the society.' },
        { title: 'Sanctioned load', text: 'The most a connection is allowed to draw. It is printed on the bill.' },
        { title: 'Net meter', text: 'A meter that counts what comes in and what goes out.' },
        {
          title: 'GHS, RWA',
          text: 'Group housing society, residents’ welfare association: the names used in the scheme.',
        },
        { title: 'CAPEX', text: 'The society buys the plant and owns it.' },
        { title: 'RESCO', text: 'A company owns the plant; the society pays for the units.' },
        { title: 'AGM', text: 'Annual general meeting: where the members decide.' },
      ],
    },
    sources: {
      heading: 'Sources',
      text: 'The rules of your own state are on the website of its electricity regulatory commission.',
      items: [sources.portal, sources.cabinet, sources.rules, sources.content],
    },
  },
  next: {
    heading: 'Invite us to the terrace',
    text: 'The next step is a free consultation. We bring a tape measure and patience, and leave a plan that the committee can show to the members.',
    steps: [
      {
        title: 'One of you calls or writes',
        text: 'Name of the society, PIN code, number of flats, and a common bill if you have it.',
      },
      { title: 'We survey', text: 'Terrace, shade, shafts, meters and twelve bills.' },
      {
        title: 'We come to your meeting',
        text: 'With the plan, the sums flat by flat, and time for every question.',
      },
    ],
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    small: `${company.legalName}. This guide gives general information, as on ${longDate(updated)}, and is no offer. We are a private installer, not a government office.`,
  },
} satisfies RawWords['guides']['housingSociety'];

/** The titles of the four chapters of the guide for housing societies, which its promotion on a page lists. */
export const societyChapterTitles = Object.values(societyChapters).map(({ title }) => title);
