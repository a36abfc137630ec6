import type { RawWords } from '../../schemas/content-files';

/** The size above which the central subsidy does not grow. */
export const cap = '3 kW';

/** How the central subsidy is worked out, as the page and the guide for homes print it. */
export const rule = {
  heading: 'How the PM subsidy is worked out',
  text: 'PM Surya Ghar Muft Bijli Yojana pays a share of the cost of a solar system for your home:',
  rule: [
    { figure: '60%' },
    ' of unit cost up to ',
    { figure: '2 kW' },
    ' and ',
    { figure: '40%' },
    ' for the extra up to ',
    { figure: `${cap},` },
    ' capped at ',
    { figure: cap },
    '.',
  ],
  note: 'This is the central subsidy alone. You may install a larger system; the subsidy stays at the cap.',
  asOf: '2026-11-21',
  approved: null,
} satisfies RawWords['subsidies']['rule'];
