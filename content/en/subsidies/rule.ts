import { rule as facts } from '../../facts/subsidies';
import type { RawWords } from '../../schemas/content-files';

const { part, upTo, partAfter, cap, asOf } = facts;

/** How the central subsidy is worked out, in the words of the subsidies page and of the guide for homeowners. */
export const rule = {
  heading: 'How the PM subsidy is worked out',
  text: 'PM Surya Ghar Muft Bijli Yojana pays a share of the cost of a solar system for your home:',
  rule: [
    { figure: part },
    ' of unit cost up to ',
    { figure: upTo },
    ' and ',
    { figure: partAfter },
    ' for the extra up to ',
    { figure: `${cap},` },
    ' capped at ',
    { figure: cap },
    '.',
  ],
  note: 'This is the central subsidy alone. You may install a larger system; the subsidy stays at the cap.',
  asOf,
} satisfies RawWords['subsidies']['rule'];
