import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { AssumptionId, FigureName } from '@/lib/solar/names';
import { facts } from '@/lib/solar/facts.fixture';
import type { Question } from '@/lib/solar/questions';
import type { AssumptionContent, AssumptionSource, Calculation } from './calculation';

export const labels: CalculatorLabels = {
  optional: '(optional)',
  estimate: 'from your bill',
  setLoad: 'Or set your load.',
  answerFor: 'For {bill} at {load} kW',
  billAtLoad: '{bill} at {load} kW',
  noFigures: 'No figures',
  ask: 'Ask us',
  withoutScripts: 'No scripts.',
  slider: 'Slider',
  opening: 'Opening…',
  absent: 'Not loaded.',
  now: '{kw} kW save {saving} and are paid back in {payback}.',
  units: { kW: 'kW', units: 'units', kg: 'kg', years: 'years', lakh: 'lakh', crore: 'crore' },
  never: 'never',
  paybacks: { range: '{shortest} to {longest} years', open: '{shortest} to {never}' },
  paid: 'you get {rupees}',
  problems: {
    notANumber: 'A number, please: {example}.',
    noNumber: 'A number, please.',
    range: 'From {least} to {most}, please.',
    step: '{below} or {above}, please.',
    tooLarge: '{largest} kW at most.',
    impossible: 'Nothing can be worked out.',
    kept: 'Still for {bill} at {load} kW',
    ignored: 'Not read.',
    newer: 'A newer link.',
  },
  refused: {
    'load under 1 kW': 'Too small a load.',
    'roof under 100 sq ft': 'Too small a roof.',
    'supply at 11 kV': 'Too large a load.',
    'fixed charge above bill': 'The fixed charge alone is {fixed}.',
  },
  bill: {
    heading: 'The bill',
    text: 'Line by line.',
    caption: 'Before and after',
    columns: ['Line', 'Before', 'After'],
    slab: 'At ₹{rate}',
    fixed: 'Fixed',
    surcharge: 'Surcharge',
    duty: 'Duty',
    paid: 'Paid',
    total: 'Total',
  },
  months: {
    heading: 'Months',
    text: 'Sun.',
    caption: 'Sun',
    month: 'Month',
    made: 'Made',
    used: 'Used',
    unit: 'Units',
  },
  years: {
    heading: 'Years',
    text: 'Balance.',
    caption: 'Balance',
    year: 'Year',
    low: 'Low',
    likely: 'Likely',
    high: 'High',
    unit: 'Lakh',
  },
  asTable: 'As a table',
  assumptions: {
    heading: 'Assumed',
    text: 'Change any.',
    prices: 'Typical prices.',
    ours: 'Back to ours',
  },
  keep: {
    heading: 'Keep',
    plan: 'The plan',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Not copied.',
    whatsapp: 'WhatsApp',
    print: 'Print',
    printed: '{date}. {company}, {phone}.',
    again: 'Again at {address}',
  },
};

export const questions: Question[] = [
  { name: 'bill', least: 100, most: 100000, step: 0.01, default: 3000, slider: { least: 500, most: 15000, step: 100 } },
  { name: 'units', least: 1, most: 10000, step: 0.01, empty: true },
  { name: 'load', least: 1, most: 50, step: 0.5, default: 3, empty: true, explained: true },
  { name: 'area', least: 100, most: 10000, step: 1, empty: true, explained: true },
  { name: 'city', options: ['varanasi', 'jaunpur'], default: 'varanasi' },
  { name: 'kind', options: ['urban', 'rural'], default: 'urban' },
  { name: 'kw', least: 1, most: 10, step: 1, empty: true },
  { name: 'loan', options: ['3', '5'], default: '5' },
  { name: 'rate', least: 0, most: 20, step: 0.01, default: 7 },
  { name: 'state', options: ['on', 'off'], default: 'on' },
  { name: 'supply', least: 1, most: 12, step: 0.5, empty: true },
];

const figure = <Name extends FigureName<'home'>>(name: Name) => ({ name, label: `Label ${name}` });

export const content: CalculatorContent = {
  kind: 'home',
  heading: 'Calculator',
  questions: Object.fromEntries(
    questions.map(({ name }) => [
      name,
      { label: `Your ${name}`, why: `Why ${name}.`, ...(name === 'area' && { unit: 'sq ft' }) },
    ]),
  ),
  groups: [{ heading: 'More', names: questions.slice(1).map(({ name }) => name) }],
  onBill: ['load'],
  parts: [
    {
      heading: 'Main',
      figures: [
        ...(['kw', 'saving', 'net-cost'] as const).map(figure),
        { ...figure('payback-likely'), note: '({paybacks})' },
      ],
    },
    { heading: 'Rest', figures: [{ ...figure('units'), note: 'on {area} sq ft, beside {saving}' }] },
  ],
  ranges: {
    heading: 'Ranges',
    rows: [{ label: 'Saved', names: ['saving-low', 'saving', 'saving-high'] }],
    text: 'From.',
  },
  notes: {
    lifeline: 'Lifeline.',
    powerCuts: 'Nothing while the grid is off.',
    tiny: 'Tiny.',
    limited: { load: 'No larger plant at this load.', roof: 'No larger plant on this roof.', size: 'No larger plant.' },
    never: 'Not within 25 years.',
  },
  check: 'Check my roof',
  plan: 'Plan: {kw} kW, {net-cost}, {saving}',
  largeSupply: { text: 'From 75 kW.', ask: 'Ask about a large supply' },
  message: '{kw} {net-cost} {saving} {payback} {range} {address}',
  promise: 'No promise.',
};

const marks: Partial<Record<string, Partial<AssumptionContent>>> = {
  'home-3-kw': { range: 'positive' },
  surcharge: { range: 'signed', isPrinted: true },
  upkeep: { isPrinted: true },
};

export const assumptions = Object.fromEntries(
  Object.entries(facts.assumptions).map(([id, value]): [string, AssumptionContent] => [
    id,
    { name: `Figure ${id}`, value, unit: '₹', ...marks[id] },
  ]),
);

export const calculation = { questions, assumptions, facts } satisfies Omit<Calculation, 'labels' | 'tool' | 'content'>;

export const sources: AssumptionSource[] = [
  {
    name: 'A test',
    href: 'https://test.example',
    date: '1 November 2026',
    ids: Object.keys(facts.assumptions) as AssumptionId[],
  },
];
