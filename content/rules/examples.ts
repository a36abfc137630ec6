import { mapValues } from '../../lib/content/objects';
import { entriesOf, type Values } from '../../lib/content/read-files';
import { answersOf, defaultAnswers } from '../../lib/solar/answers';
import { calculated } from '../../lib/solar/calculate';
import { factsOf } from '../../lib/solar/facts';
import { rupeesText, yearsText } from '../../lib/solar/format';
import type { Figure } from '../../lib/solar/outcome';
import { examplesFile } from '../schemas/solar';
import { type SolarContent, solarContentOf } from './solar-content';
import { byOrder } from './towns';

type Towns = Parameters<typeof solarContentOf>[1];
type Example = { kind: 'home' | 'society' | 'business'; bill: number };

/**
 * Returns the figures of the worked examples as texts, by the names of example and figure. For each range of examples,
 * returns the least and the most of every figure.
 * @returns {} if a file is wrong
 */
export function exampleFigures(values: Values): Record<string, Record<string, string>> {
  const file = examplesFile.safeParse(values.get('facts/examples')).data;
  const solar = readableSolarContent(values);
  if (!file || !solar) return {};
  const facts = factsOf(solar);
  const figures = mapValues(file.examples, ({ kind, ...given }: Example): Record<string, Figure> => {
    const answers = answersOf(kind, { ...defaultAnswers(solar.questions[kind]), ...given });
    return calculated(kind, facts, answers).figures;
  });
  return {
    ...mapValues(figures, (ofCase) => mapValues(ofCase, figureText)),
    ...mapValues(file.ranges, (names) => rangesOf(names.map((name) => figures[name]!))),
  };
}

function readableSolarContent(values: Values): SolarContent | undefined {
  const towns = entriesOf(values, 'towns/*').map(([id, town]): [string, never] => [id, town as never]);
  try {
    return solarContentOf((name) => values.get(name), Object.fromEntries(towns.sort(byOrder)) as Towns);
  } catch {
    return undefined;
  }
}

const rangesOf = ([first, ...others]: Record<string, Figure>[]): Record<string, string> =>
  Object.fromEntries(
    Object.keys(first!).flatMap((name) => {
      const sorted = [first!, ...others]
        .map((figures) => figures[name]!)
        .sort((one, other) => (one.value ?? Infinity) - (other.value ?? Infinity));
      return [
        [`${name}-least`, figureText(sorted[0]!)],
        [`${name}-most`, figureText(sorted.at(-1)!)],
      ];
    }),
  );

function figureText({ value = Infinity, unit }: Figure): string {
  if (unit === 'years') return yearsText(value);
  if (unit === 'rupees' || unit === 'bill') return rupeesText(value);
  return value.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}
