import type { RawPage } from '../../schemas/content-files';
import { titled } from '../titles';
import { towns } from '../towns';

export const solarCalculatorSociety = {
  seo: {
    name: 'Society',
    title: titled('Solar calculator for housing societies'),
    description:
      'Type the bill of the common meter and see what solar costs after the grant, saves each flat, and when it is paid back. No phone number needed.',
    card: {
      kicker: 'Solar calculator',
      heading: 'What does solar save each flat?',
      layout: 'side',
      surface: 'golden',
      pictures: ['slide-society'],
      alt: 'What does solar save each flat? Blocks of flats with solar panels on their terraces',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'What would solar save your society?',
    text: 'One bill is enough: that of the common meter, for lifts, pumps and lights.',
    surface: 'dawn',
  },
  calculator: {
    heading: 'Solar calculator for housing societies',
    questions: {
      bill: {
        label: 'Monthly bill of the common meter, in ₹',
        why: 'The mean of a year: “Payable amount”.',
      },
      flats: { label: 'Number of flats', why: 'It sets the share of each flat; the grant counts 3 kW a flat.' },
      rate: {
        label: 'Rate of a unit',
        why: 'On the bill: “Energy charges”, ₹ a unit. Ours is the highest rate of homes in towns.',
        unit: '₹',
      },
      load: {
        label: 'Sanctioned load',
        why: 'It sets the fixed charge and the largest plant. On the bill: “Sanctioned load”.',
        unit: 'kW',
      },
      area: {
        label: 'Terrace without shade',
        why: 'Panels for 1 kW need about 100 square feet, clear of tanks and lift rooms.',
        unit: 'sq ft',
      },
      residents: {
        label: 'Solar that residents own already',
        why: 'All plants of their own on these roofs together. They lower the grant of the society.',
        unit: 'kW',
      },
      city: { label: 'Your town', why: 'The sun differs a little from town to town.', options: towns },
      kw: { label: 'Size of the plant', why: 'Leave it empty for the size that we suggest.', unit: 'kW' },
    },
    groups: [
      { heading: 'Your connection', names: ['load', 'rate'] },
      { heading: 'Your society', names: ['flats', 'residents'] },
      { heading: 'The terrace and the plant', names: ['area', 'kw', 'city'] },
    ],
    onBill: ['load', 'rate', 'bill'],
    parts: [
      {
        heading: 'Your answer',
        figures: [
          { name: 'saving', label: 'Saved a month' },
          { name: 'saving-per-flat', label: 'Each flat saves' },
          { name: 'net-cost', label: 'After the grant' },
          { name: 'share-per-flat', label: 'Each flat pays' },
          { name: 'kw', label: 'Plant that fits' },
          { name: 'payback-likely', label: 'Paid back in' },
        ],
      },
      {
        heading: 'Price and grant',
        figures: [
          { name: 'cost', label: 'Price, GST included', note: 'needs about {area} sq ft of terrace' },
          { name: 'subsidy', label: 'Grant of the centre', note: 'Less for what residents have on their own roofs' },
        ],
        text: 'The grant arrives after the plant is built: until then the society pays the whole price. We know of no grant of the state for societies, so none is counted. All flats share alike here. Your general meeting may share by area instead, as it shares the maintenance bill.',
      },
      {
        heading: 'Units and bills',
        figures: [
          { name: 'units', label: 'Used a month' },
          { name: 'bill-before', label: 'Bill now' },
          { name: 'bill-after', label: 'Bill with solar' },
        ],
      },
    ],
    ranges: {
      heading: 'From the low to the high case',
      rows: [
        { label: 'Paid back in', names: ['payback-low', 'payback-likely', 'payback-high'] },
        { label: 'Gained in 25 years', names: ['gain-low', 'gain-likely', 'gain-high'] },
      ],
      text: 'Low: less sun, ageing panels, a dearer plant, a tariff that stands still. High: the opposite.',
    },
    notes: {
      tiny: 'The common bill is small: even the smallest plant makes far more than you use, and what is left over earns little. Think twice before you buy.',
      limited: {
        load: 'The common use would need a larger plant, but a plant may be no larger than the sanctioned load. Ask us whether a larger load would pay.',
        roof: 'The common use would need a larger plant than this roof holds. Ask us whether another roof will do.',
      },
      never: 'In the likely case this plant does not pay for itself within 25 years. We would not sell it to you.',
    },
    largeSupply: {
      text: 'From 75 kW of sanctioned load the supply is at 11 kV, with other rates and rules.',
      ask: 'Ask us for figures made for your society',
    },
    check: 'Check this on our roof',
    plan: 'Your plan: {kw} kW, {cost} after subsidy, saves {saving} a month',
    message:
      'Solar for our society: {kw} kW, {cost} after the grant, saves {saving} a month, paid back in {payback} ({range}). Worked out, not promised: {address}',
    promise:
      'This is not a promise. Shade, the direction of the terrace and next year’s tariff change these figures, which is why the payback stands between a low and a high case. Do not buy if tanks and lift rooms shade most of the terrace, if the roof must be rebuilt soon, or if the common bill is small: the price of a kW is highest for small plants.',
  },
  usualBills: {
    heading: 'Six usual bills',
    caption:
      'What a plant costs and saves at six usual bills of a common meter (Varanasi, ₹6.50 a unit, 60 flats, sanctioned load estimated from the bill)',
    columns: ['Monthly bill', 'Plant', 'After the grant', 'Saved a month', 'Paid back, high to low case'],
  },
  contents: {
    heading: 'Another roof?',
    links: [
      { text: 'For a home', href: 'solar-calculator' },
      { text: 'For a shop or a small factory', href: 'solar-calculator-business' },
    ],
  },
} satisfies RawPage;
