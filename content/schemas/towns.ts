import { z } from 'zod';
import { date, exactly, order, oneOrMore, source, sourceList } from '../../lib/content/parts';
import type { Context } from '../../lib/content/context';
import { entryOf, text, textFrom } from '../../lib/content/text';
import { hero, page } from './blocks';
import type { PictureName } from './picture';

const months = (name: string) => Array.from({ length: 12 }, (_, month) => `${name}${month + 1}`);
const OF_SYSTEM = 'bill price central state grants net without down emi emiBefore made saving payback'.split(' ');

/** The names, besides facts, that a town's texts may have in braces. */
function townNames(context?: Context): string[] {
  const systems = [context?.read('facts/town-systems') ?? []].flat();
  const ofSystem = [...OF_SYSTEM, ...OF_SYSTEM.map((name) => `rural-${name}`)];
  return [
    ...['town', 'company', 'count', 'date', 'year', 'best', 'least', ...months('day'), ...months('month')],
    ...systems.flatMap((system) => ofSystem.map((name) => `${name}${Object(system).kw}`)),
  ];
}

const townText = textFrom(townNames, 'neither a fact nor a figure of a town has this name');

export const town = z.strictObject({
  costs: townText,
  sun: oneOrMore(townText, 'paragraph'),
  supply: townText,
  place: z.strictObject({ heading: townText, paragraphs: oneOrMore(townText, 'paragraph') }),
  sources: sourceList.optional(),
  questions: z
    .array(z.strictObject({ question: townText, answer: townText }))
    .min(3, 'expected three questions or more'),
});

export const townFile = page.extend({
  order,
  name: text,
  /** Set for one town alone, with which the calculators begin and for which the worked examples are computed. */
  example: z.literal(true).optional(),
  /** In degrees north. */
  latitude: z.number().positive(),
  /** Sunlight on level ground, in kWh per m² on an average day of each month, from January on. */
  sun: exactly(z.number().positive(), 12, 'twelve months'),
  company: entryOf('blocks/town-pages#companies'),
  picture: text as unknown as z.ZodType<PictureName, PictureName>,
  /** The number of rooftop solar plants in the town's district. */
  plants: z.strictObject({ count: z.int().positive(), asOf: date }).optional(),
  /** `supplied` is null until the company has said how many days a net meter takes. */
  netMeter: z.strictObject({ text, supplied: text.nullable() }),
  hero: hero.extend({ text: townText }),
  town,
});

const naming = townText.refine((value) => value.includes('{town}'), 'expected {town} where the name of the town goes');

export const townPageLabels = z.strictObject({
  costs: z.strictObject({
    heading: naming,
    caption: townText,
    columns: exactly(text, 8, 'eight columns'),
    notes: z.array(townText),
    action: townText,
  }),
  sun: z.strictObject({ heading: naming, caption: townText, columns: exactly(text, 2, 'two columns') }),
  supply: z.strictObject({
    heading: naming,
    company: naming.refine(
      (value) => value.includes('{company}'),
      'expected {company} where the name of the electricity company goes',
    ),
    steps: z.array(z.strictObject({ text, days: townText.optional() })).min(2, 'expected two steps or more'),
    tariff: z.array(townText).min(1),
  }),
  plants: naming,
  questions: naming,
  projects: naming,
  form: z.strictObject({ heading: naming, line: townText }),
  service: z.strictObject({ name: naming, text: naming }),
  companies: z.record(z.string(), text),
  sources: oneOrMore(source.extend({ facts: townText }), 'source'),
});
export type TownPageLabels = z.output<typeof townPageLabels>;

export type TownFacts = Pick<z.output<typeof townFile>, 'sun' | 'company' | 'picture' | 'plants' | 'netMeter'>;
export type TownContent = z.output<typeof town> & { name: string };
