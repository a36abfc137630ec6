import { energyAnswers, needed as neededIn, numberIn, optionIn, type RawAnswers } from './answers';
import { cashflowOf } from './cashflow';
import { type Connection, connectionOf, type Refused } from './connection';
import type { SolarFacts } from './facts';
import { netMetering } from './metering';
import { type Figure, rupees, years } from './outcome';
import { homePrice } from './price';
import { centralSubsidy, stateSubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { billFor, homeTariff } from './tariff';

export const parts = ['net-meter', 'structure', 'wiring', 'earthing', 'installation'] as const;

/** What an installer offers to a home, as the quote says it. */
export interface Quote {
  /** The size in kW, with one decimal. */
  kw: number;
  /** In ₹, before any subsidy. */
  price: number;
  /** Whether the price includes GST. */
  gst: 'yes' | 'no' | 'unknown';
  /** `dcr`: panels whose cells are made in India. */
  panels: 'dcr' | 'other' | 'unknown';
  frame: 'low' | 'raised' | 'unknown';
  inverter: 'on-grid' | 'hybrid';
  /** The years of free repair. */
  service?: number;
  /** The units (kWh) that the installer promises for a year. */
  units?: number;
  covers: readonly (typeof parts)[number][];
}

/** What to ask an installer before signing. */
export const asked = [
  ...(['panels-unknown', 'panels-other', 'gst', 'parts', 'service', 'frame', 'units', 'cheap', 'dear'] as const),
  ...(['load', 'hybrid'] as const),
];
export type Asked = (typeof asked)[number];

/** In what quotes may differ so that their prices cannot be compared. */
export const unequalNames = ['panels', 'frame', 'inverter'] as const;

/** Amounts are in ₹. */
export interface JudgedQuote {
  /** The price with GST. */
  full: number;
  perWatt: number;
  /** Both subsidies. With unknown panels it is 0, and `possible` is what Indian panels would bring. */
  subsidy: number;
  possible: number;
  net: number;
  /** In years, in the likely scenario. Undefined if it is longer than the years counted. */
  payback: number | undefined;
  /** In per cent above (or below zero: below) the typical price of this size. */
  against: number;
  ask: Asked[];
  /** The parts that the price does not name as included. */
  missing: (typeof parts)[number][];
}

/** The typical price in ₹: straight lines between whole kW, and below 1 kW in proportion. */
export function typicalPrice({ assumptions }: SolarFacts, kw: number): number {
  if (kw <= 1) return kw * homePrice(assumptions, 1);
  const [below, above] = [Math.floor(kw), Math.ceil(kw)].map((size) => homePrice(assumptions, size)) as [
    number,
    number,
  ];
  return below + (kw % 1) * (above - below);
}

/** Rounds half away from zero, to one decimal. */
const oneDecimal = (value: number) => (Math.sign(value) * Math.round(Math.abs(value) * 10 + 1e-9)) / 10;

export function judgeQuote(facts: SolarFacts, connection: Connection, town: Town, quote: Quote): JudgedQuote {
  const { assumptions, limits } = facts;
  const { kw } = quote;
  const full = quote.price * (quote.gst === 'no' ? 1 + assumptions.gst / 100 : 1);
  const withIndianPanels = Math.min(full, centralSubsidy(facts, kw) + stateSubsidy(facts, kw));
  const subsidy = quote.panels === 'dcr' ? withIndianPanels : 0;
  const net = full - subsidy;
  const { tariff, use, load } = connection;
  // The electricity company raises the sanctioned load in steps of half a kW.
  const withSolar = { ...connection, load: Math.max(load, Math.ceil(kw * 2) / 2) };
  const made = monthsOf1kW(facts.sun, town, assumptions['sun-likely']).map((units) => units * kw);
  const { payback } = cashflowOf(facts, 'likely', { price: full, net, made, tariff }, (units, by) => {
    const { bills, paid } = netMetering(units, { ...withSolar, tariff: by });
    return 12 * billFor(by, use, load).total - total(bills.map((bill) => bill.total)) + paid;
  });
  const difference = (full / typicalPrice(facts, kw) - 1) * 100;
  const missing = parts.filter((part) => !quote.covers.includes(part));
  const needed: Record<Asked, boolean> = {
    'panels-unknown': quote.panels === 'unknown',
    'panels-other': quote.panels === 'other',
    gst: quote.gst === 'unknown',
    parts: missing.length > 0,
    service: (quote.service ?? 0) < limits['free-service'],
    frame: quote.frame !== 'low',
    units: (quote.units ?? 0) > assumptions['sun-high'] * kw,
    cheap: difference < -limits['unusual-price'],
    dear: difference > limits['unusual-price'],
    load: kw > load,
    hybrid: quote.inverter === 'hybrid',
  };
  return {
    full,
    perWatt: full / (kw * 1000),
    subsidy,
    possible: withIndianPanels,
    net,
    payback,
    against: oneDecimal(difference),
    ask: asked.filter((question) => needed[question]),
    missing,
  };
}

/** In what these quotes differ, or do not say it. */
export const unequalIn = (quotes: readonly Quote[]) =>
  unequalNames.filter(
    (name) => new Set(quotes.map((quote) => quote[name])).size > 1 || quotes.some((quote) => quote[name] === 'unknown'),
  );

/**
 * The place in the list of the quote with the lowest net cost for each kW, if the rest is equal. Undefined with a single
 * quote, with unequal ones, and if two are equally cheap.
 */
export function bestQuote(quotes: readonly Quote[], judged: readonly JudgedQuote[]): number | undefined {
  if (quotes.length < 2 || unequalIn(quotes).length > 0) return undefined;
  const perKw = judged.map(({ net }, at) => net / quotes[at]!.kw);
  const lowest = Math.min(...perKw);
  const best = perKw.flatMap((each, at) => (each - lowest < 1e-9 ? [at] : []));
  return best.length === 1 ? best[0] : undefined;
}

export const columns = ['a', 'b', 'c'] as const;
export type Column = (typeof columns)[number];

/** One of up to three quotes that are compared. */
export interface ComparedQuote {
  column: Column;
  quote: Quote;
  judged: JudgedQuote;
}

export interface QuotesOutcome {
  quotes: ComparedQuote[];
  /** The quotes of which only the size or only the price is known. */
  incomplete: Column[];
  best: Column | undefined;
  unequal: (typeof unequalNames)[number][];
  /** The bill before solar in ₹ a month, and the sanctioned load in kW. */
  before: number;
  load: number;
  figures: Record<string, Figure>;
}

/** Compares the quotes that a visitor has entered. */
export function quotesOutcome(facts: SolarFacts, raw: RawAnswers): QuotesOutcome | Refused {
  const { assumptions, slabEnds, limits } = facts;
  const tariff = homeTariff(assumptions, slabEnds, optionIn(raw, 'kind', 'urban', 'rural'));
  const connection = connectionOf(
    'home',
    facts,
    energyAnswers(raw),
    () => tariff,
    assumptions['left-over'],
    limits['home-largest'],
  );
  if ('refused' in connection) return connection;
  const known = (column: Column) =>
    ['kw', 'price'].filter((name) => numberIn(raw, `${column}-${name}`) !== undefined).length;
  const quotes = columns
    .filter((column) => known(column) === 2)
    .map((column): ComparedQuote => {
      const quote = quoteIn(raw, column);
      return { column, quote, judged: judgeQuote(facts, connection, `${raw.city}`, quote) };
    });
  const all = quotes.map(({ quote }) => quote);
  const best = bestQuote(
    all,
    quotes.map(({ judged }) => judged),
  );
  return {
    quotes,
    incomplete: columns.filter((column) => known(column) === 1),
    best: best === undefined ? undefined : quotes[best]!.column,
    unequal: quotes.length > 1 ? unequalIn(all) : [],
    before: billFor(tariff, connection.use, connection.load).total,
    load: connection.load,
    figures: Object.assign({}, ...quotes.map(figuresOf)) as Record<string, Figure>,
  };
}

function quoteIn(raw: RawAnswers, column: Column): Quote {
  const name = (question: string) => `${column}-${question}`;
  const covered = `${raw[name('covers')] ?? ''}`.split(',');
  return {
    kw: neededIn(raw, name('kw')),
    price: neededIn(raw, name('price')),
    gst: optionIn(raw, name('gst'), 'yes', 'no', 'unknown'),
    panels: optionIn(raw, name('panels'), 'dcr', 'other', 'unknown'),
    frame: optionIn(raw, name('frame'), 'low', 'raised', 'unknown'),
    inverter: optionIn(raw, name('inverter'), 'on-grid', 'hybrid'),
    service: numberIn(raw, name('service')),
    units: numberIn(raw, name('units')),
    covers: parts.filter((part) => covered.includes(part)),
  };
}

function figuresOf({ column, judged }: ComparedQuote): Record<string, Figure> {
  const figures: Record<string, Figure> = {
    full: rupees(judged.full),
    'per-watt': { value: judged.perWatt, unit: 'perWatt' },
    subsidy: rupees(judged.subsidy),
    net: rupees(judged.net),
    payback: years(judged.payback),
    against: { value: judged.against, unit: 'percent' },
    ask: { value: judged.ask.length, unit: 'count' },
  };
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${column}-${name}`, figure]));
}
