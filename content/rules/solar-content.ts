import type { output as Output } from 'zod';
import { names } from '../../lib/content/names';
import { mapValues } from '../../lib/content/objects';
import type * as solar from '../schemas/solar';

interface SolarFiles {
  estimates: Output<typeof solar.estimates>;
  grants: Output<typeof solar.grantsFile>;
  limits: Output<typeof solar.limitsFile>;
  loads: Output<typeof solar.loadsFile>;
  panels: Output<typeof solar.panelsFile>;
  prices: Output<typeof solar.pricesFile>;
  questions: Output<typeof solar.questionsFile>;
  sun: Output<typeof solar.sunFile>;
  tariff: Output<typeof solar.tariffFile>;
  'town-systems': Output<typeof solar.townSystems>;
  'typical-bills': Output<typeof solar.typicalBillsFile>;
}

const NAMES = names('estimates grants limits loads panels prices questions sun tariff town-systems typical-bills');

type QuestionContent = Omit<SolarFiles['questions']['home'][number], 'facts'>;

function inColumns(
  questions: QuestionContent[],
): Omit<QuestionContent & { words?: string; needed?: true }, 'columns' | 'example'>[] {
  const asked = questions.find(({ columns }) => columns)?.columns ?? [];
  return [
    ...questions.filter(({ columns }) => !columns),
    ...asked.flatMap((column) =>
      questions.flatMap(({ columns, example, ...question }) => {
        if (!columns?.includes(column)) return [];
        const begins =
          example === undefined
            ? {}
            : column === columns[0]
              ? { default: example }
              : { empty: true, needed: true as const };
        return [{ ...question, ...begins, name: `${column}-${question.name}`, words: question.name }];
      }),
    ),
  ];
}

export function solarContentOf(
  file: (name: `facts/${keyof SolarFiles}`) => unknown,
  towns: Record<string, { sun: number[]; latitude: number; example?: boolean }>,
) {
  const files = Object.fromEntries(NAMES.map((name) => [name, file(`facts/${name}`)])) as unknown as SolarFiles;
  const { modelledDay, modelledTown, facts: sun } = files.sun;
  const { slabEnds, surcharges, facts: tariff } = files.tariff;
  const { facts: loads } = files.loads;
  const { 'panel-long': long, 'panel-short': short, margin, gap, clearance, ...others } = files.panels.facts;
  const { 'edge-low': low, 'edge-raised': raised, ...panels } = others;
  const fixed = {
    'panel-long': long,
    'panel-short': short,
    margin,
    gap,
    clearance,
    'edge-low': low,
    'edge-raised': raised,
  };
  const { facts: limits } = files.limits;
  const exampleTown = Object.keys(towns).find((id) => towns[id]!.example)!;
  const known = { ...tariff, ...limits, ...loads, ...sun, ...files.prices.facts };
  const withFacts = ({ facts = {}, ...question }: SolarFiles['questions']['home'][number]): QuestionContent => ({
    ...question,
    ...mapValues(facts as Required<typeof facts>, (id) => known[id].value),
  });
  return {
    assumptions: { ...tariff, ...sun, ...files.prices.facts, ...files.grants.facts, ...panels },
    loads: mapValues(loads, ({ value }) => value),
    limits: mapValues(limits, ({ value }) => value),
    questions: mapValues(files.questions, (questions) =>
      inColumns(questions.map(withFacts)).map((question) => ({
        ...question,
        ...(question.name === 'city' && { options: Object.keys(towns), default: exampleTown }),
      })),
    ),
    typicalBills: files['typical-bills'],
    estimates: files.estimates,
    townSystems: files['town-systems'],
    sun: { modelledDay, modelledTown, townSun: mapValues(towns, ({ sun }) => sun) },
    panels: mapValues(fixed, ({ value }) => value),
    latitudes: mapValues(towns, ({ latitude }) => latitude),
    slabEnds,
    surcharges,
    exampleTown,
  };
}

export type SolarContent = ReturnType<typeof solarContentOf>;
