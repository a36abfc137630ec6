import type { RawChapter } from '../../../schemas/content-files';
import { grants, schemeRule, shortAmounts } from '../figures';

/** Chapter 3 of the guide for homeowners. */
export const subsidy = {
  title: 'Subsidy, step by step',
  lead: 'Under PM Surya Ghar Muft Bijli Yojana the government pays part of the cost of the system on your home. The money comes to your own bank account, once the system is running.',
  sheets: [
    [
      {
        heading: 'How it is worked out',
        blocks: [
          {
            kind: 'text',
            text: `The PM scheme pays ${schemeRule.words} You may build a bigger system; the grant stays at that of ${schemeRule.cap}. Your state may add a grant of its own.`,
          },
        ],
      },
      {
        heading: 'Centre and state, by size',
        wide: true,
        blocks: [grants],
      },
      {
        heading: 'In short',
        blocks: [
          { kind: 'list', items: shortAmounts.lines },
          { kind: 'text', text: shortAmounts.note },
        ],
      },
      {
        heading: 'Why the tables differ',
        blocks: [
          {
            kind: 'text',
            text: 'The tables of this guide show different cases, so they differ by some rupees; the lines at each say which case it is. What counts is the amount that the national portal shows for your own application. Look there before you sign.',
          },
          {
            kind: 'note',
            heading: 'Who writes this',
            text: 'We are a private installer, not a government office. The scheme’s own address is pmsuryaghar.gov.in. It was set up to run until the financial year 2026-27: check that it is open when you apply.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Who can get it',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'You are an Indian citizen and own the house, with a roof that suits panels',
              'The house has a valid electricity connection, best in your own name',
              'Nobody in the household has had a solar subsidy before',
              'The panels are made in India from Indian cells, and the installer is registered with the scheme',
            ],
          },
        ],
      },
      {
        heading: 'How to get it',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Register',
                text: 'On the national portal, with state, DISCOM, consumer number, mobile number and e-mail.',
              },
              {
                title: 'Apply',
                text: 'Log in and fill in the form for rooftop solar. Your installer can sit beside you; the login stays yours.',
              },
              {
                title: 'Wait for the go-ahead',
                text: 'The DISCOM checks whether the line can take the system. Up to 10 kW no technical study is needed, by the rules of 22 February 2024.',
              },
              {
                title: 'Build',
                text: 'Any registered installer of your DISCOM may do it. Choose with the help of chapter 6.',
              },
              {
                title: 'Ask for the net meter',
                text: 'Send in the details of the finished system, with photographs and the panels’ serial numbers.',
              },
              {
                title: 'Inspection',
                text: 'The DISCOM comes, fits the meter and gives the commissioning certificate. From here the system may run.',
              },
              {
                title: 'Bank details',
                text: 'Enter the account and a cancelled cheque on the portal. It gives 30 days for the subsidy to arrive.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Documents to keep ready',
        blocks: [
          {
            kind: 'list',
            items: [
              'Proof of identity and of address',
              'The last electricity bill',
              'Proof that the roof is yours, such as a tax receipt or the registry',
              'A cancelled cheque of an account in the applicant’s name',
            ],
          },
        ],
      },
      {
        heading: 'If it gets stuck',
        blocks: [
          {
            kind: 'text',
            text: 'Note the application number and the date of every step. If one stands still, ask the DISCOM with that number in hand, and let your installer follow it up for you: that is part of the job you pay for.',
          },
        ],
      },
      {
        heading: 'Stay careful',
        blocks: [
          {
            kind: 'note',
            heading: 'Nobody needs your OTP',
            text: 'No honest caller asks for a one-time password, or for money to a personal account, to “release” a subsidy. Hang up, and look on the portal yourself.',
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
