export interface Outcome {
  journey: string;
  engine: string;
  /** Why it failed; none for a journey that did not. */
  reasons: string[];
}

const unique = (values: string[]) => [...new Set(values)];

/** Journeys by engines, the reasons of what failed beneath, each once, and last how many passed and failed. */
export function tableOf(outcomes: Outcome[]): string {
  const engines = unique(outcomes.map(({ engine }) => engine));
  const journeys = unique(outcomes.map(({ journey }) => journey));
  const wide = Math.max(...journeys.map(({ length }) => length));
  const failed = outcomes.filter(({ reasons }) => reasons.length > 0);
  const mark = (journey: string, engine: string) => {
    const outcome = outcomes.find((one) => one.journey === journey && one.engine === engine);
    return (outcome ? (failed.includes(outcome) ? '✗' : '✓') : ' ').padEnd(engine.length);
  };
  const row = (first: string, cells: string[]) => [first.padEnd(wide), ...cells].join('   ').trimEnd();
  return [
    row('', engines),
    ...journeys.map((journey) =>
      row(
        journey,
        engines.map((engine) => mark(journey, engine)),
      ),
    ),
    ...failed.flatMap(({ journey, engine, reasons }) => [
      '',
      `${journey}, ${engine}:`,
      ...unique(reasons).map((reason) => `  ${reason}`),
    ]),
    '',
    `${outcomes.length - failed.length} passed, ${failed.length} failed`,
  ].join('\n');
}
