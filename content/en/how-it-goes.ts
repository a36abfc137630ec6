import { howItGoes as facts } from '../facts/how-it-goes';
import type { RawWords } from '../schemas/content-files';
import { claims } from './claims';

/** The usual time from the application to the installation of the net meter, from the source named below. */
export const usualWeeks = `${facts.weeks.from} to ${facts.weeks.to} weeks`;

/** Writes a range of days, such as `7-15`, as a text: `7-15 days`. */
export const inDays = (range: string) => `${range} days`;

/**
 * The steps from the first visit to a working solar system. Durations are printed only where the source gives them: it
 * gives none for the survey, the quote and the subsidy, so these have none until the company supplies its own.
 */
export const howItGoes = {
  id: 'how-it-goes',
  heading: 'How it goes',
  line: `Five steps. You decide after the written quote. From the application to the net meter it usually takes ${usualWeeks}.`,
  steps: [
    {
      title: 'Survey',
      text: 'We come to your roof, measure it, look at the shade, and read your electricity bill with you.',
    },
    {
      title: 'Written quote',
      text: 'You get the size, the price, the subsidy and the monthly payment on paper. Take your time with it.',
    },
    {
      title: 'Installation',
      text: 'We apply to your electricity company. Once it agrees, we put up the frame, the panels and the inverter.',
      days: [`Check by the electricity company: ${inDays(facts.check)}`, `Installation: ${inDays(facts.installation)}`],
    },
    {
      title: 'Net meter',
      text: 'The electricity company inspects the work and fits the meter that counts what you send to the grid.',
      days: [`Inspection: ${inDays(facts.inspection)}`, `Meter: ${inDays(facts.meter)}`],
    },
    {
      title: 'Subsidy',
      text: `We fill in the claim with you, and the money goes straight to your bank account. Then we look after your panels for ${claims.maintenance.figure}.`,
    },
  ],
  source: {
    text: 'These times are usual, not promised: your electricity company may be faster or slower. They were published for Kanpur, by an installer there, {date}.',
    published: facts.published,
  },
} satisfies RawWords['howItGoes'];
