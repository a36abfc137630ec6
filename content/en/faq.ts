import type { RawWords } from '../schemas/content-files';
import { claims } from './claims';
import { usual } from '../facts/usual-figures';

export const faq = {
  heading: 'Questions people ask us first',
  line: 'Is your question not here? Ask us in a free consultation.',
  action: { text: 'Book a free consultation', href: 'go-solar' },
  label: 'Topics',
  categories: [
    {
      name: 'General',
      questions: [
        {
          question: 'How does rooftop solar lower my electricity bill?',
          answer:
            'The panels make electricity while the sun shines. Your building uses it first, so less is bought from the grid. With net metering, what you do not use goes to the grid and is adjusted against what you draw at night.',
        },
        {
          question: 'Does it work on cloudy days and during a power cut?',
          answer:
            'On cloudy days a solar system makes less electricity, but it keeps working. During a power cut a system without a battery switches itself off, to protect the people who repair the line. If power cuts are long where you live, ask us about a battery.',
        },
      ],
    },
    {
      name: 'Solar Maintenance',
      questions: [
        {
          question: 'How often do the panels need cleaning?',
          answer: `Every ${usual.cleaning} months. Clean more often if there is dust, smoke or many birds near you; in the monsoon the rain does part of the work.`,
        },
        {
          question: 'What else needs looking after?',
          answer: `Very little, because a solar system has no moving parts. Bolts, cables and the readings of the inverter should be checked from time to time. We do that for you for ${claims.maintenance.figure}.`,
        },
      ],
    },
    {
      name: 'Solar Economics',
      questions: [
        {
          question: 'When does a solar system pay for itself?',
          answer: `Typically in ${usual.payback} years. How soon depends on your tariff, on how much you use by day, on shade, and on the subsidy you receive. After that, the electricity it makes costs you only its upkeep.`,
        },
        {
          question: 'Do I have to pay everything at once?',
          answer:
            'No. You can pay by EMI, and homes can also apply for a government subsidy. We work out both for your roof, and you see the figures before you decide.',
        },
      ],
    },
  ],
} satisfies RawWords['faq'];
