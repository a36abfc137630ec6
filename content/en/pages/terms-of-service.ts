import { replyTime } from '../company';
import { mailLink } from '../../schemas/address';
import type { RawPage } from '../../schemas/content-files';
import { claims } from '../claims';
import { details } from '../legal/details';
import { ask } from '../legal/ask';
import { titled } from '../titles';

const updated = '2026-11-23';

export const termsOfService = {
  seo: {
    name: 'Terms of service',
    title: titled('Terms of service: website and consultation'),
    description:
      'What you can expect of this website and of a free consultation, and what we expect of you. The terms of service, in plain language.',
    card: {
      kicker: 'Legal',
      heading: 'Terms of service',
      layout: 'band',
      surface: 'sky',
      pictures: ['/pictures/skyline.svg'],
      alt: 'Terms of service. The sun over the roofs of a town',
    },
  },
  updated,
  hero: {
    kicker: 'Legal',
    heading: 'Terms of service',
    text: 'What you can expect of this website and of a free consultation, and what we expect of you, in plain language.',
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
              'Reading this website, downloading a guide and having a consultation are free.',
              'Nothing here is an offer that binds you or us. A plant is agreed in a written contract that both of us sign.',
              'Figures on this website are there to give you an idea. The figures that count are those in your own quote.',
            ],
          },
        ],
        approved: null,
      },
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          `This website belongs to ${details.name}, ${details.address.text}. “We” and “us” mean that company; “you” means whoever reads these pages or writes to us.`,
          'We are a private installer of rooftop solar plants. We are not a government body, an electricity company or a bank.',
        ],
        approved: null,
      },
      {
        id: 'consultation',
        heading: 'The free consultation',
        blocks: [
          `When you send a form, a solar adviser answers you ${replyTime.text}. The consultation is free, and you may end it at any time without giving a reason.`,
          'Please give us answers that are true as far as you know them, for a roof that is yours to decide about, or whose owners have given you permission. Please send a form for somebody else only if that person agrees.',
          'What we say in a consultation rests on what you tell us. Before a contract we come and measure.',
        ],
        approved: null,
      },
      {
        id: 'quotes',
        heading: 'Quotes and contracts',
        blocks: [
          'A quote is in writing. It names the plant, the price with taxes, the part that we expect a subsidy to pay, what is guaranteed, and until which day the quote is valid.',
          'There is a contract only once both of us have signed it. Where the contract and this website differ, the contract applies.',
        ],
        approved: null,
      },
      {
        id: 'figures',
        heading: 'Subsidies, loans and savings',
        blocks: [
          [
            'Subsidy figures on ',
            { text: 'our subsidies page', href: 'subsidies' },
            ' carry their date. Whether a subsidy is granted, how much and when is decided by the government and your electricity company, not by us.',
          ],
          'EMI figures are examples. A loan is a contract between you and the bank, which decides whether it lends and on what terms.',
          'What a plant saves depends on sun, shade, use and tariff. Figures on this website are not a promise for your roof; where a saving is guaranteed, the guarantee is in your contract.',
          [
            `The terms of the ${claims.savingsGuarantee.figure} savings guarantee, of the sign-up for free electricity and of ${claims.emi.figure} EMI are on `,
            { text: 'the GoodZero page', href: 'tnc-goodzero' },
            '.',
          ],
        ],
        approved: null,
      },
      {
        id: 'website',
        heading: 'Using this website',
        blocks: [
          'You may read, print and share these pages and our guides, as long as they stay unchanged and say where they come from. Texts, drawings, films and the logo remain ours or those of the people who made them for us.',
          'Please do not use the forms for advertising, send other people’s data through them without permission, or try to disturb the website or break into it.',
          'We keep the website correct and running as well as we can, but cannot promise that it is free of mistakes or always there. If you find something wrong, tell us.',
          'Links to other websites, such as the national portal, are there to help. We are not responsible for what they say.',
        ],
        approved: null,
      },
      {
        id: 'liability',
        heading: 'Our liability',
        blocks: [
          'We are fully liable for what we do on purpose or through gross negligence, for injury to people, and wherever the law does not let us limit our liability. Nothing here takes away a right that the Consumer Protection Act 2019 gives you.',
          'Beyond that, we are not liable for decisions based on this website alone, without a consultation and a written quote.',
        ],
        approved: null,
      },
      {
        id: 'privacy',
        heading: 'Your data',
        blocks: [
          [
            'What happens to what you send us is explained in ',
            { text: 'our privacy policy', href: 'privacy-policy' },
            '.',
          ],
        ],
        approved: null,
      },
      {
        id: 'complaints',
        heading: 'Complaints',
        blocks: [
          [
            `If something has gone wrong, write to our grievance officer: ${details.officer.text}, `,
            { text: details.officerEmail.text, href: mailLink(details.officerEmail.text) },
            `. You get an answer within ${details.answerTime.text}.`,
          ],
          'If that does not settle it, you may turn to the National Consumer Helpline or to a consumer commission.',
        ],
        approved: null,
      },
      {
        id: 'law',
        heading: 'Law and changes',
        blocks: [
          `Indian law applies. Where the law lets us choose, the courts of ${details.courts.text} have jurisdiction; as a consumer you may also go to the court or commission that the law gives you where you live.`,
          'The date at the top says when these terms came into force. For a consultation, the terms of the day on which you wrote to us apply.',
        ],
        approved: null,
      },
    ],
  },
} satisfies RawPage;
