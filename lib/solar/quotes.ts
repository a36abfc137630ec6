import { energyAnswers, needed, numberIn, optionIn, type RawAnswers } from './answers';
import { cashflowOf } from './cashflow';
import { type Connection, connectionOf, type Refused } from './connection';
import type { SolarFacts } from './facts';
import { netMetering } from './metering';
import { type Figure, rupees, years } from './outcome';
import { homePrice } from './price';
import { centralSubsidy, stateSubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { billFor, homeTariff } from './tariff';

export const columns = ['a', 'b', 'c'] as const;
export type Column = (typeof columns)[number];

export const parts = ['net-meter', 'structure', 'wiring', 'earthing', 'installation'] as const;
type Part = (typeof parts)[number];

export interface Quote {
  column: Column;
  /** The size in kW, with at most one decimal. */
  kw: number;
  /** In ₹, before any subsidy. */
  price: number;
  /** Whether the price includes GST. */
  gst: 'yes' | 'no' | 'unknown';
  /** `dcr` (domestic content requirement): panels and cells made in India. */
  panels: 'dcr' | 'other' | 'unknown';
  frame: 'low' | 'raised' | 'unknown';
  inverter: 'on-grid' | 'hybrid';
  /** The years of free repair. */
  service?: number;
  /** The units (kWh) that the installer promises for a year. */
  units?: number;
  covers: readonly Part[];
}

/** What to ask an installer before signing. */
export const asked = [
  ...(['panels-unknown', 'panels-other', 'gst', 'parts', 'service', 'frame', 'units', 'cheap', 'dear'] as const),
  ...(['load', 'hybrid'] as const),
];
export type Asked = (typeof asked)[number];

/** Prices can be compared only if these fields are known and equal in all quotes. */
export const unequalNames = ['panels', 'frame', 'inverter'] as const;

/** Amounts are in ₹. */
export interface JudgedQuote extends Quote {
  /** The price, plus GST if the quote leaves it out, minus the subsidies if the panels are made in India. */
  net: number;
  /** The subsidies that the plant would get with panels made in India, at most the price with GST. */
  possible: number;
  /** How far the price with GST is above the typical price of this size, in per cent; negative if below. */
  against: number;
  ask: Asked[];
  missing: Part[];
  figures: Record<string, Figure>;
}

/** Returns the typical price of a size in ₹. */
export function typicalPrice({ assumptions }: SolarFacts, kw: number): number {
  if (kw <= 1) return kw * homePrice(assumptions, 1);
  const [below, above] = [homePrice(assumptions, Math.floor(kw)), homePrice(assumptions, Math.ceil(kw))];
  return below + (kw % 1) * (above - below);
}

const oneDecimal = (value: number) => (Math.sign(value) * Math.round(Math.abs(value) * 10 + 1e-9)) / 10;

/** Binary fractions may put a number that equals the limit slightly above it. */
const exceeds = (value: number, limit: number) => value > limit * (1 + 1e-9);

function judgeQuote(facts: SolarFacts, connection: Connection, town: Town, quote: Quote): JudgedQuote {
  const { assumptions, limits } = facts;
  const { kw } = quote;
  const full = quote.price * (quote.gst === 'no' ? 1 + assumptions.gst / 100 : 1);
  const withIndianPanels = Math.min(full, centralSubsidy(facts, kw) + stateSubsidy(facts, kw));
  const subsidy = quote.panels === 'dcr' ? withIndianPanels : 0;
  const net = full - subsidy;
  const { tariff, use, load } = connection;
  // For a larger plant, the electricity company raises the load in steps of half a kW.
  const withSolar = { ...connection, load: Math.max(load, Math.ceil(kw * 2) / 2) };
  const made = monthsOf1kW(facts.sun, town, assumptions['sun-likely']).map((units) => units * kw);
  const { payback } = cashflowOf(facts, 'likely', { price: full, net, made, tariff }, (units, by) => {
    const { bills, paid } = netMetering(units, { ...withSolar, tariff: by });
    return 12 * billFor(by, use, load).total - total(bills.map((bill) => bill.total)) + paid;
  });
  const difference = (full / typicalPrice(facts, kw) - 1) * 100;
  const missing = parts.filter((part) => !quote.covers.includes(part));
  const isOpen: Record<Asked, boolean> = {
    'panels-unknown': quote.panels === 'unknown',
    'panels-other': quote.panels === 'other',
    gst: quote.gst === 'unknown',
    parts: missing.length > 0,
    service: (quote.service ?? 0) < limits['free-service'],
    frame: quote.frame !== 'low',
    units: exceeds(quote.units ?? 0, assumptions['sun-high'] * kw),
    cheap: exceeds(-difference, limits['unusual-price']),
    dear: exceeds(difference, limits['unusual-price']),
    load: kw > load,
    hybrid: quote.inverter === 'hybrid',
  };
  const ask = asked.filter((question) => isOpen[question]);
  const against = oneDecimal(difference);
  const figures: Record<string, Figure> = {
    full: rupees(full),
    'per-watt': { value: full / (kw * 1000), unit: 'perWatt' },
    subsidy: rupees(subsidy),
    net: rupees(net),
    payback: years(payback),
    against: { value: against, unit: 'difference' },
    ask: { value: ask.length, unit: 'count' },
  };
  return { ...quote, net, possible: withIndianPanels, against, ask, missing, figures };
}

const unequalIn = (quotes: readonly Quote[]) =>
  unequalNames.filter(
    (name) => new Set(quotes.map((quote) => quote[name])).size > 1 || quotes.some((quote) => quote[name] === 'unknown'),
  );

function cheapest(quotes: readonly JudgedQuote[]): Column | undefined {
  const perKw = ({ net, kw }: JudgedQuote) => net / kw;
  const lowest = Math.min(...quotes.map(perKw));
  const [first, second] = quotes.filter((quote) => perKw(quote) - lowest < 1e-9);
  return second ? undefined : first?.column;
}

export interface QuotesOutcome {
  quotes: JudgedQuote[];
  /** The quotes with a size but no price, or a price but no size. */
  incomplete: Column[];
  /** The quote with the lowest net cost per kW; undefined with fewer than two quotes, unequal quotes or a tie. */
  best: Column | undefined;
  unequal: (typeof unequalNames)[number][];
  /** The bill before solar in ₹ a month. `load` is the sanctioned load in kW. */
  before: number;
  load: number;
  figures: Record<string, Figure>;
}

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
    .map((column) => judgeQuote(facts, connection, `${raw.city}`, quoteIn(raw, column)));
  const unequal = quotes.length > 1 ? unequalIn(quotes) : [];
  const figures = quotes.flatMap((quote) =>
    Object.entries(quote.figures).map(([name, figure]) => [`${quote.column}-${name}`, figure] as const),
  );
  return {
    quotes,
    incomplete: columns.filter((column) => known(column) === 1),
    best: quotes.length > 1 && unequal.length === 0 ? cheapest(quotes) : undefined,
    unequal,
    before: billFor(tariff, connection.use, connection.load).total,
    load: connection.load,
    figures: Object.fromEntries(figures),
  };
}

function quoteIn(raw: RawAnswers, column: Column): Quote {
  const name = (question: string) => `${column}-${question}`;
  const covered = `${raw[name('covers')] ?? ''}`.split(',');
  return {
    column,
    kw: needed(raw, name('kw')),
    price: needed(raw, name('price')),
    gst: optionIn(raw, name('gst'), 'yes', 'no', 'unknown'),
    panels: optionIn(raw, name('panels'), 'dcr', 'other', 'unknown'),
    frame: optionIn(raw, name('frame'), 'low', 'raised', 'unknown'),
    inverter: optionIn(raw, name('inverter'), 'on-grid', 'hybrid'),
    service: numberIn(raw, name('service')),
    units: numberIn(raw, name('units')),
    covers: parts.filter((part) => covered.includes(part)),
  };
}
