import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';
import { care } from './home/care';
import { cost } from './home/cost';
import { emi } from './home/emi';
import { questions } from './home/questions';
import { size } from './home/size';
import { subsidy } from './home/subsidy';
import { longDate } from './long-date';
import { sources } from './sources';

/** The chapters of the guide for homeowners, by the names of their files. */
export const homeChapters = { size, cost, subsidy, emi, care, questions };

const updated = '2026-11-22';

/** The guide for homeowners. After an edit, `npm run make -- guide` makes its PDF again. */
export const homeGuide = {
  file: 'home-solar-guide.pdf',
  cover: 'home',
  kicker: 'A free guide for homeowners',
  title: 'A Guide To Going Solar For Homeowners',
  subtitle: 'Size, cost, subsidy, EMI, upkeep, and what to ask an installer, in plain words.',
  description: 'A guide to rooftop solar for homeowners in India, in six chapters.',
  updated,
  dated: longDate(updated),
  contents: {
    heading: 'What is inside',
    text: 'Six short chapters, in the order in which the questions come up. Read it from the front, or open the one you need.',
    chapters: 'Chapter',
    reading: {
      title: 'How to use it',
      text: 'Pages with empty lines are made for a pencil. Print them, fill them in, and take them to everybody who gives you a quote.',
    },
    promise: {
      title: 'About the figures',
      text: 'Amounts are those of the date beside them. Rules and grants change. Before you sign, look at the national portal and ask your DISCOM.',
    },
  },
  chapters: Object.values(homeChapters),
  back: {
    words: {
      heading: 'Words you will hear',
      items: [
        { title: 'kW', text: 'Kilowatt: the size of a system, what it can give at one moment under a full sun.' },
        { title: 'Unit, kWh', text: 'What your bill counts: one kilowatt for one hour.' },
        { title: 'DISCOM', text: 'The company that brings the electricity and sends the bill.' },
        { title: 'Sanctioned load', text: 'The most your connection is allowed to draw. It is printed on the bill.' },
        { title: 'Net meter', text: 'A meter that counts what comes in and what goes out.' },
        { title: 'On-grid', text: 'A system that works together with the grid, without a battery.' },
        { title: 'Hybrid', text: 'A system with a battery, which can carry on in a power cut.' },
        { title: 'Feasibility', text: 'The DISCOM’s check whether its line can take your system.' },
        { title: 'Commissioning', text: 'The day on which the system is inspected and may run.' },
        { title: 'EMI', text: 'Equated monthly instalment: the same payment every month.' },
      ],
    },
    sources: {
      heading: 'Sources',
      text: 'The rules of your own state are on the website of its electricity regulatory commission.',
      items: [sources.portal, sources.cabinet, sources.rules, sources.content],
    },
  },
  next: {
    heading: 'Now let somebody look at your roof',
    text: 'The next step is a free consultation. It takes one visit, carries no obligation, and ends with a drawing and a price that you can lay beside two others.',
    steps: [
      { title: 'You call or write', text: 'One line is enough: your name, your PIN code and a usual bill.' },
      { title: 'We come and measure', text: 'Roof, shade, wiring and bills, with you beside us.' },
      { title: 'You get it in writing', text: 'Size, units, price, subsidy and EMI, part by part.' },
    ],
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    small: `${company.legalName}. This guide gives general information, as on ${longDate(updated)}, and is no offer. We are a private installer, not a government office.`,
  },
} satisfies RawWords['guides']['home'];

/** The titles of the six chapters of the guide for homeowners, which its promotion on a page lists. */
export const homeChapterTitles = Object.values(homeChapters).map(({ title }) => title);
