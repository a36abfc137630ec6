import type { RawPage } from '../../schemas/content-files';
import { titled } from '../titles';
import { towns } from '../towns';

export const solarCalculatorBusiness = {
  seo: {
    name: 'Business',
    title: titled('Solar calculator for shops and factories'),
    description:
      'Type your electricity bill: what rooftop solar costs your shop or factory, what it saves, payback before and after tax. No phone number needed.',
    card: {
      kicker: 'Solar calculator',
      heading: 'What does solar save your business?',
      layout: 'side',
      surface: 'golden',
      pictures: ['commercial-hero'],
      alt: 'What does solar save your business? Factory sheds with rows of solar panels',
    },
  },
  updated: '2026-11-23',
  hero: {
    heading: 'What would solar save your business?',
    text: 'Your monthly bill is enough. The answer is before and after tax.',
    surface: 'dawn',
  },
  calculator: {
    heading: 'Solar calculator for shops and small factories',
    questions: {
      bill: {
        label: 'Your monthly electricity bill, in ₹',
        why: 'The mean of a year: “Payable amount”.',
      },
      kind: {
        label: 'Your connection',
        why: 'Shops and offices pay other rates than factories. On your bill: “Supply type”, LMV-2 or LMV-6.',
        options: { industry: 'Small industry (LMV-6)', shop: 'Shop or office (LMV-2)' },
      },
      load: {
        label: 'Sanctioned load',
        why: 'It sets your fixed charge and the largest plant. On your bill: “Sanctioned load”.',
        unit: 'kW',
      },
      area: { label: 'Roof without shade', why: 'Panels for 1 kW need about 100 square feet.', unit: 'sq ft' },
      day: {
        label: 'Part of your use between sunrise and sunset',
        why: 'A unit that you use while the sun makes it saves its full rate. A bakery that starts at four in the morning should write less, perhaps 40.',
        unit: '%',
      },
      off: { label: 'Days without work in a week', why: 'What the plant makes on those days goes into the grid.' },
      feed: {
        label: 'Paid to you for a unit fed into the grid',
        why: '₹2 is our guess with care: ask your electricity company what it pays a business.',
        unit: '₹',
      },
      tax: {
        label: 'Tax on your profit',
        why: '25.17% is the rate of most companies. If you pay presumptive tax, write 0: depreciation then saves you nothing.',
        unit: '%',
      },
      gst: {
        label: 'GST on the plant',
        why: 'A registered firm can usually take credit for it; otherwise it is a part of the price.',
        options: { on: 'We take credit for it', off: 'We bear it' },
      },
      city: { label: 'Your town', why: 'The sun differs a little from town to town.', options: towns },
      kw: { label: 'Size of the plant', why: 'Leave it empty for the size that we suggest.', unit: 'kW' },
    },
    groups: [
      { heading: 'Your connection', names: ['kind', 'load', 'feed'] },
      { heading: 'When you use electricity', names: ['day', 'off'] },
      { heading: 'Your roof and the plant', names: ['area', 'kw', 'city'] },
      { heading: 'Tax', names: ['tax', 'gst'] },
    ],
    onBill: ['load', 'kind', 'bill'],
    parts: [
      {
        heading: 'Your answer',
        figures: [
          { name: 'saving', label: 'Saved a month' },
          { name: 'kw', label: 'Plant that fits', note: 'about {area} sq ft of roof' },
          { name: 'cost', label: 'Price of the plant' },
          { name: 'payback-likely', label: 'Paid back in', note: '{paybacks}' },
        ],
      },
      {
        heading: 'After tax',
        figures: [
          { name: 'payback-after-tax', label: 'Paid back in, after tax' },
          { name: 'depreciation', label: 'Tax saved by depreciation in 25 years' },
        ],
        text: 'A lower bill means more profit to be taxed; depreciation of 40% of the remaining value each year works against it. Half of that in the first year if the plant runs for less than 180 days of it. There is no grant for a business. Ask your accountant.',
      },
      {
        heading: 'Units and bill',
        figures: [
          { name: 'units', label: 'You use a month' },
          { name: 'fed-in', label: 'Fed into the grid a year' },
          { name: 'bill-before', label: 'Your bill now' },
        ],
        text: 'Businesses here are under net billing: what you use while the sun shines costs nothing, the rest is bought at the tariff, and what you feed in is paid at a low rate. So the plant is sized for your use by day.',
      },
    ],
    ranges: {
      heading: 'From the low to the high case',
      rows: [
        { label: 'Paid back in', names: ['payback-low', 'payback-likely', 'payback-high'] },
        { label: 'Gained in 25 years', names: ['gain-low', 'gain-likely', 'gain-high'] },
      ],
      text: 'Before tax. Low: less sun, ageing panels, a dearer plant, a tariff that stands still. High: the opposite.',
    },
    notes: {
      never: 'In the likely case this plant does not pay for itself within 25 years. We would not sell it to you.',
      fedIn:
        'More than half of what this plant makes would be fed in, and that earns little: you use too little by day for it. Try a smaller plant, and do not buy one if most of your work is at night.',
      byNight:
        'Most of your use is at night, when the plant makes nothing: solar lowers only the part by day. Think twice before you buy, above all if you are paid little or nothing for what is fed in.',
      belowLeast:
        'In some months this bill would fall below the minimum charge published for shops. You then pay the minimum charge, so solar saves you less than shown. Try a smaller plant, or ask us.',
    },
    largeSupply: {
      text: 'From 75 kW of sanctioned load the supply is at 11 kV, with other rates and rules.',
      ask: 'Ask us for figures made for your business',
    },
    check: 'Check this on my roof',
    plan: 'Your plan: {kw} kW for {cost}, saves {saving} a month',
    message:
      'Solar for our business: {kw} kW for {cost}, saves {saving} a month, paid back in {payback} before tax ({range}). Worked out, not promised: {address}',
    promise:
      'This is not a promise. Shade, your working hours and next year’s tariff change these figures, which is why the payback stands between a low and a high case. Do not buy if most of your work is at night, if the roof is in shade for half the day, or if your lease ends before the plant is paid back.',
  },
  usualBills: {
    heading: 'Six usual bills',
    caption:
      'What a plant costs and saves at six usual bills (Varanasi, 60% used by day, one day off a week, sanctioned load estimated from the bill)',
    columns: ['Monthly bill', 'Plant', 'Price', 'Saved a month', 'Paid back, high to low case'],
    kinds: { shop: '{bill}, a shop', industry: '{bill}, small industry' },
  },
  contents: {
    heading: 'Another roof?',
    links: [
      { text: 'For a home', href: 'solar-calculator' },
      { text: 'For a housing society', href: 'solar-calculator-society' },
    ],
  },
} satisfies RawPage;
