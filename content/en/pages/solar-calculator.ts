import type { RawPage } from '../../schemas/content-files';
import { titled } from '../titles';
import { towns } from '../towns';

export const solarCalculator = {
  seo: {
    name: 'Solar calculator',
    title: titled('Solar calculator for homes: cost, saving, EMI'),
    description:
      'Type your electricity bill and see what rooftop solar costs after both grants, what it saves, the EMI and the payback. No phone number needed.',
    card: {
      kicker: 'Solar calculator',
      heading: 'What does solar save you?',
      layout: 'side',
      surface: 'golden',
      pictures: ['slide-village'],
      alt: 'What does solar save you? A village house with solar panels on its roof',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'What would solar save you?',
    text: 'Your monthly bill is enough. Nobody asks for your number.',
    surface: 'dawn',
  },
  calculator: {
    heading: 'Solar calculator for homes',
    questions: {
      bill: {
        label: 'Your monthly electricity bill, in ₹',
        why: 'The mean of a year, not of summer. On your bill: “Payable amount”.',
      },
      units: {
        label: 'Or the units of a month',
        why: 'On your bill: “Consumption (kWh)”. If you write them, they count instead of the bill.',
        unit: 'units',
      },
      load: {
        label: 'Sanctioned load',
        why: 'It sets your fixed charge and the largest plant. On your bill: “Sanctioned load”.',
        unit: 'kW',
      },
      area: { label: 'Roof without shade', why: 'Panels for 1 kW need about 100 square feet.', unit: 'sq ft' },
      city: { label: 'Your town', why: 'The sun differs a little from town to town.', options: towns },
      kind: {
        label: 'Your connection',
        why: 'Villages pay other rates. On your bill: “Supply type”.',
        options: { urban: 'In a town (urban)', rural: 'In a village (rural)' },
      },
      kw: {
        label: 'Size of the plant',
        why: 'Leave it empty for the size that we suggest.',
        unit: 'kW',
      },
      loan: {
        label: 'Years of the loan',
        why: 'For the monthly instalment.',
        options: { '3': '3 years', '5': '5 years', '7': '7 years', '10': '10 years' },
      },
      rate: { label: 'Interest a year', why: 'As your bank offers it.', unit: '%' },
      state: {
        label: 'The state’s grant',
        why: 'It is paid while its funds last.',
        options: { on: 'Count it', off: 'Do not count it' },
      },
    },
    groups: [
      { heading: 'Your connection', names: ['load', 'kind', 'units'] },
      { heading: 'Your roof and the plant', names: ['area', 'kw', 'city'] },
      { heading: 'Loan and grant', names: ['loan', 'rate', 'state'] },
    ],
    onBill: ['load', 'kind', 'units', 'bill'],
    parts: [
      {
        heading: 'Your answer',
        figures: [
          { name: 'saving', label: 'Saved a month' },
          { name: 'kw', label: 'Plant that fits' },
          { name: 'net-cost', label: 'After grants' },
          { name: 'net-cost-without-state', label: 'Without the state’s grant' },
          { name: 'payback-likely', label: 'Paid back in', note: '{paybacks}' },
          { name: 'payback-likely-without-state', label: 'Without the state’s grant' },
        ],
      },
      {
        heading: 'Price and grants',
        figures: [
          { name: 'cost', label: 'Price, GST included' },
          { name: 'central-subsidy', label: 'Grant of the centre' },
          { name: 'state-subsidy', label: 'Grant of the state', note: 'Paid while funds last' },
        ],
      },
      {
        heading: 'With a loan',
        figures: [
          { name: 'down-payment', label: 'Paid at the start' },
          { name: 'emi', label: 'EMI a month', note: 'beside {saving} saved a month' },
        ],
        text: 'The subsidy arrives after the plant is built and is then paid into the loan: until it does, the bank lends more. Our 0% EMI offer and the tables of the subsidy page rest on other terms: ask us which one fits you.',
      },
      {
        heading: 'Units and air',
        figures: [
          { name: 'units', label: 'You use a month' },
          { name: 'made', label: 'The plant makes a year', note: 'on about {area} sq ft of roof' },
          { name: 'bill-before', label: 'Your bill now' },
          { name: 'bill-after', label: 'Your bill with solar' },
          { name: 'co2', label: 'CO₂ kept out of the air a year' },
        ],
      },
    ],
    ranges: {
      heading: 'From the low to the high case',
      rows: [
        { label: 'Saved a month', names: ['saving-low', 'saving', 'saving-high'] },
        { label: 'Paid back in', names: ['payback-low', 'payback-likely', 'payback-high'] },
        { label: 'Without the state’s grant', names: ['', 'payback-likely-without-state', ''] },
        { label: 'Gained in 25 years', names: ['gain-low', 'gain-likely', 'gain-high'] },
      ],
      text: 'Low: less sun, ageing panels, a dearer plant, a tariff that stands still. High: the opposite. Our answers to questions say 4-6 years: without the state’s grant the likely case is about 4 to 4.5 years, a cautious one up to 6.',
    },
    notes: {
      tiny: 'Your bill is small: even the smallest plant makes far more than you use, and what is left over earns little. Think twice before you buy.',
      never: 'In the likely case this plant does not pay for itself within 25 years. We would not sell it to you.',
      limited: {
        load: 'Your use would need a larger plant, but a plant may be no larger than the sanctioned load. Is your load right? If it is, ask us whether a larger one would pay.',
        roof: 'Your use would need a larger plant than this roof holds. Ask us whether another part of the roof will do.',
        size: 'Your use would need more than 10 kW, where this calculator ends. Ask us for figures made for you.',
      },
      lifeline: 'Up to 100 units at 1 kW you pay the lifeline rate (₹2.75 a unit): solar saves you less than shown.',
    },
    check: 'Check this on my roof',
    plan: 'Your plan: {kw} kW, {cost} after subsidy, saves {saving} a month',
    message:
      'My solar plan: {kw} kW, {cost} after grants, saves {saving} a month, paid back in {payback} ({range}). Worked out, not promised: {address}',
    promise:
      'This is not a promise. Shade, the direction of your roof and next year’s tariff change these figures, which is why each stands between a low and a high case. Do not buy if your roof is in shade for half the day, if you rent, or if you leave the house soon.',
  },
  usualBills: {
    heading: 'Six usual bills',
    caption:
      'What a plant costs and saves at six usual bills (town of Varanasi, sanctioned load estimated from the bill)',
    columns: ['Monthly bill', 'Plant', 'After grants', 'Saved a month', 'Paid back, high to low case'],
  },
  contents: {
    heading: 'Another roof?',
    links: [
      { text: 'For a housing society', href: 'solar-calculator-society' },
      { text: 'For a shop or a small factory', href: 'solar-calculator-business' },
    ],
  },
} satisfies RawPage;
