import { mailLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { details } from '../legal/details';
import { ask } from '../legal/ask';
import { company } from '../../facts/company';
import { titled } from '../titles';

const updated = '2026-11-23';
const { savingsGuarantee, emi } = claims;

export const tncGoodzero = {
  seo: {
    name: 'GoodZero terms',
    title: titled('GoodZero plan: terms and conditions'),
    description: `Terms of the GoodZero plan in plain language. The ${savingsGuarantee.figure} savings guarantee with its bank guarantee, the free-electricity sign-up, and EMI.`,
    card: {
      kicker: 'The GoodZero plan',
      heading: 'Terms and conditions',
      layout: 'side',
      surface: 'dusk',
      pictures: ['detail-guarantee'],
      alt: 'The GoodZero plan: terms and conditions. A certificate with a seal',
    },
  },
  updated,
  hero: {
    kicker: 'Legal',
    heading: 'GoodZero: terms and conditions',
    text: `The terms of the GoodZero plan: the ${savingsGuarantee.figure} savings guarantee, the sign-up for free electricity, and EMI.`,
  },
  legal: {
    contents: 'On this page',
    inForce: { text: 'In force since', date: updated },
    ask,
    sections: [
      {
        id: 'in-short',
        heading: 'In short',
        blocks: [
          {
            list: [
              `A ${savingsGuarantee.figure} ${savingsGuarantee.text}`,
              'Signing up for free electricity is an enquiry. It costs nothing and carries no obligation.',
              `${emi.figure} EMI is offered subject to the terms below and to the decision of the lender.`,
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'what-it-is',
        heading: 'What GoodZero is',
        blocks: [
          `GoodZero is the name of the plan under which ${details.name} builds a rooftop plant, looks after it, and stands behind what it generates. It has three parts: a guarantee, a sign-up and a way to pay. You can have each without the others if your contract says so.`,
          'The plan is open to homes, housing societies and businesses whose roof we have surveyed and found fit. It applies to you once your contract names it.',
        ],
        approved: null,
      },
      {
        id: 'savings-guarantee',
        heading: `The ${savingsGuarantee.figure} savings guarantee`,
        blocks: [
          `We give a ${savingsGuarantee.figure} ${savingsGuarantee.text}`,
          {
            list: [
              'Five years: counted from the day on which the plant is commissioned, as written in the commissioning report.',
              'Generation: what the plant’s own meter shows in a year of the guarantee.',
              'Shortfall: the units by which that falls below the generation that your contract names for that year.',
              'Current grid rates: the rate per unit that your electricity company charges you at the time of the shortfall.',
              'Bank guarantee: the document by which a bank guarantees our payment. Your contract names the bank, the sum and how to call on it.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'free-electricity',
        heading: 'Signing up for free electricity',
        blocks: [
          [
            'The button “Sign up for free electricity” leads to ',
            { text: 'our consultation form', href: 'go-solar' },
            '. Sending it is an enquiry, not an order. There is no fee, and you may withdraw at any time.',
          ],
          'Free electricity means the units that your own plant makes from sunlight: for these no electricity company sends you a bill. The plant itself has to be paid for. You still pay for units that you draw from the grid beyond what is credited to you, and the fixed charges of your connection.',
          'It does not mean electricity that we give away, and it is not a promise by the government.',
        ],
        approved: null,
      },
      {
        id: 'emi',
        heading: `${emi.figure} EMI`,
        blocks: [
          `${emi.figure} ${emi.text} means that the instalments add up to the part of the price that is financed, and not to more. It is subject to these terms:`,
          {
            list: [
              'The lender decides whether it lends, to whom, how much and for how long, after its own checks.',
              'It applies to the plants, sizes and lenders that are named in your quote, and until the day named there.',
              'Fees, taxes and charges for late payment, where the lender asks for any, are shown in the quote before you sign.',
              'An instalment that is not paid on time is a matter between you and the lender, on the terms of the loan.',
            ],
          },
          [
            'Bank loans with interest are another way to pay. There are examples on ',
            { text: 'our subsidies page', href: 'subsidies#emi-examples' },
            '; they are not part of this offer.',
          ],
        ],
        approved: null,
      },
      {
        id: 'not-covered',
        heading: 'What is not covered',
        blocks: [
          'The savings guarantee does not pay for units that are missing because',
          {
            list: [
              'the grid was switched off, or the electricity company did not let the plant feed in;',
              'something new throws shade on the panels: a building, a tank, a tree, a hoarding;',
              'panels or cables were moved, opened or changed by anybody but us;',
              'we were not let in to clean, check or repair the plant;',
              'of fire, flood, riot, war or another event that nobody could prevent, beyond what your contract covers.',
            ],
          },
          'A change of tariff or of net-metering rules changes what a unit is worth to you, but not the number of units. It is not a shortfall.',
        ],
        approved: null,
      },
      {
        id: 'your-part',
        heading: 'Your part',
        blocks: [
          {
            list: [
              'Keep the plant’s meter and its internet connection switched on, where the contract asks for one.',
              'Give us access to the roof for cleaning and checks, at times agreed with you.',
              'Tell us soon if something looks wrong: a broken panel, a warning light, a bill that does not match.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'how-to-claim',
        heading: 'How to claim',
        blocks: [
          {
            steps: [
              [
                'Write to ',
                { text: company.email, href: mailLink(company.email) },
                ` or call ${company.phone}. Give the name on the contract and the year you mean. A photo of the meter helps.`,
              ],
              'We read the plant’s meter, compare it with your contract and send you the calculation in writing.',
              `If units are missing, we pay for them within ${details.answerTime.text} of that letter.`,
              'If we do not pay on time, you may call on the bank guarantee as your contract describes.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'disputes',
        heading: 'If we do not agree',
        blocks: [
          [
            'Write to our grievance officer: ',
            `${details.officer.text}, `,
            { text: details.officerEmail.text, href: mailLink(details.officerEmail.text) },
            '. You may ask for the meter to be read by somebody whom both of us accept.',
          ],
          [
            'Law, courts and your rights as a consumer are as in ',
            { text: 'our terms of service', href: 'terms-of-service#law' },
            '. Where your contract and this page differ, the contract applies.',
          ],
        ],
        approved: null,
      },
    ],
  },
} satisfies RawPage;
