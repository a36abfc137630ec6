import { defineContent } from './define';
import { faqSection } from './schemas/faq';

export const faq = defineContent({ file: 'content/faq.ts', page: '/, /home, /residential, /housing_society and /aboutus' }, faqSection, {
  heading: 'Questions people ask us first',
  line: 'Is yours not here? Ask it in a free consultation, and take your time to decide.',
  action: { text: 'Ask a solar adviser', href: '/go-solar' },
  label: 'Topics',
  categories: [
    {
      name: 'General',
      questions: [
        {
          question: 'How does rooftop solar lower my electricity bill?',
          answer:
            'The panels make electricity while the sun shines. Your building uses it first, so less is bought from the grid. With net metering, what you do not use goes to the grid and is set off against what you draw at night.',
        },
        {
          question: 'Does it work on cloudy days and during a power cut?',
          answer:
            'Under clouds a plant makes less, but it goes on working. During a power cut a plant without a battery switches itself off, so that nobody repairing the line is hurt. If cuts are long where you live, ask us about a battery.',
        },
      ],
    },
    {
      name: 'Solar Maintenance',
      questions: [
        {
          question: 'How often do the panels need cleaning?',
          answer:
            'Every 3-6 months. Dust, bird droppings and smoke from nearby kilns or traffic call for the shorter interval; a good monsoon does part of the work for you.',
        },
        {
          question: 'What else needs looking after?',
          answer:
            'Little, because nothing in the plant turns or burns. Somebody should look over the fastenings, the cables and the readings of the inverter from time to time. We do that for you for 5 years.',
        },
      ],
    },
    {
      name: 'Solar Economics',
      questions: [
        {
          question: 'When does a plant break even?',
          answer:
            'Typically in 4-6 years. How soon depends on your tariff, on how much you use by day, on shade, and on the subsidy you receive. From then on the electricity it makes costs you only its upkeep.',
        },
        {
          question: 'Do I have to pay everything at once?',
          answer:
            'No. You can pay by EMI, and homes can apply for a government subsidy that lowers the price itself. We work out both for your roof, and you see the sums before you decide.',
        },
      ],
    },
  ],
});
